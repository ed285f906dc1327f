const startsOfPages =
  /app[\\/](root|entry\.client|routes[\\/](home[\\/]home|tyres[\\/]tyres-(fi|en)|tyre[\\/]tyre-(fi|en)))\.tsx/

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * Whether the home page, a list or a product page imports the module, directly or through others. Dynamic imports do
 * not count, because their code loads later.
 */
export function isOnPublicPage(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const module of seen) {
    if (startsOfPages.test(module)) return true
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return false
}
