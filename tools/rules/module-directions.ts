import { rungOf, whyNotFolderOfOrders } from './ladder.ts'

interface Place {
  /** The name of the module, or null for the files that compose the server: those directly in server/src or in files/. */
  module: string | null
  /** The path of the file relative to the folder of its module. */
  file: string
}

/** Tests of a module may also import the composed server, which tests of routes need. */
const isTestFile = /\.test\.tsx?$/

/**
 * Checks an import of a file in server/src outside the platform. Returns the reason why it is refused, worded as the
 * end of a sentence, or null if it is allowed.
 */
export function whyNotModule(from: string, target: string): string | null {
  const here = placeOf(from)
  if (here?.module && rungOf(here.module) < 0)
    return `${here.module} has no rung on the ladder (tools/rules/ladder.ts)`
  if (here?.file.startsWith('rules/')) return whyNotFromRules(here, target)
  if (!here?.module)
    return /^((server|contracts|demo|simulators)\/|bin\/front-ends\.js$)/.test(target)
      ? null
      : 'the server does not know it'
  if (/^(contracts|server\/src\/platform)\//.test(target)) return null
  if (isTestFile.test(from) && target === 'server/src/app.ts') return null
  const there = placeOf(target)
  if (!there?.module) return 'a module knows the platform, contracts and the modules below it'
  if (there.module !== here.module) return whyNotOtherModule(here, { ...there, module: there.module })
  const isFree = here.module !== 'orders' || isTestFile.test(from)
  return isFree ? null : whyNotFolderOfOrders(here.file, there.file)
}

function whyNotFromRules(here: Place, target: string): string | null {
  const own = `server/src/${here.module}/rules/`
  if (target.startsWith(own) || /^contracts\/src\/(values|records)\//.test(target)) return null
  return 'rules know their own folder, contracts/values and contracts/records only'
}

function whyNotOtherModule(here: Place, there: Place & { module: string }): string | null {
  const [from, to] = [rungOf(here.module ?? ''), rungOf(there.module)]
  if (to < 0) return `${there.module} has no rung on the ladder (tools/rules/ladder.ts)`
  if (from >= to) return `${there.module} does not stand below ${here.module} on the ladder`
  if (there.file === 'index.ts') return null
  return 'other modules may use its index.ts only'
}

function placeOf(path: string): Place | null {
  const [, inside] = /^server\/src\/(.+)$/.exec(path) ?? []
  if (!inside) return null
  const slash = inside.indexOf('/')
  return slash < 0 || inside.startsWith('files/')
    ? { module: null, file: inside }
    : { module: inside.slice(0, slash), file: inside.slice(slash + 1) }
}
