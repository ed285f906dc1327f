const root = /app[\\/](root|entry\.client)\.tsx/
const home = /app[\\/]home[\\/]home\.tsx/
const list = /app[\\/]tyres[\\/]tyres\.tsx/
const product = /app[\\/]tyre[\\/]tyre\.tsx/

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * Returns the name of the file that contains the module: `shared` for what every page or a product page and another
 * public page import, directly or through others, and `lists` for what only the home page and the lists import. Any
 * other module has no shared file. Dynamic imports do not count, because their code loads later.
 */
export function sharedFile(id: string, graph: ModuleGraph): 'shared' | 'lists' | null {
  const importers = [...importersOf(id, graph)]
  const isOn = (page: RegExp) => importers.some((module) => page.test(module))
  if (isOn(root) || (isOn(product) && (isOn(home) || isOn(list)))) return 'shared'
  return isOn(home) && isOn(list) ? 'lists' : null
}

/** Returns the module and every module that imports it, directly or through others. */
function importersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return seen
}
