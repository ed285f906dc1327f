import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode, isTest } from '../project-files.ts'
import type { Import } from './imports-of.ts'
import { importsOf } from './imports-of.ts'
import { whyNotModule } from './module-directions.ts'
import { whyNotRoom } from './storefront-ladder.ts'

/** Returns the reason why an import is refused, worded as the end of a sentence, or null if the import is allowed. */
type WhyNot = (from: string, target: string) => string | null

const isBelow = (...folders: string[]) => {
  return (target: string) => folders.some((folder) => target.startsWith(`${folder}/`))
}

const allowed =
  (may: (target: string) => boolean, reason: string): WhyNot =>
  (_from, target) =>
    may(target) ? null : reason

/** The rule of each folder. If several folders contain the file, the first entry applies. */
const areas: readonly (readonly [folder: string, whyNot: WhyNot])[] = [
  [
    'contracts/src/values/',
    allowed(isBelow('contracts/src/values'), 'values are plain rules that import nothing else'),
  ],
  ['contracts/', allowed(isBelow('contracts'), 'contracts import contracts only')],
  ['ui/', allowed(isBelow('ui', 'contracts/src/values'), 'ui knows contracts/values at most')],
  ['web/', allowed(isBelow('web', 'contracts', 'ui'), 'web knows contracts and ui only')],
  ['storefront/app/', whyNotRoom],
  [
    'storefront/',
    allowed(
      isBelow('storefront', 'web', 'contracts', 'ui'),
      'the storefront knows web, contracts and ui only',
    ),
  ],
  [
    'backoffice/app/',
    allowed(
      isBelow('backoffice', 'web', 'contracts', 'ui'),
      'the back office knows web, contracts and ui only',
    ),
  ],
  [
    'backoffice/',
    allowed(
      (target) => target === 'bin/front-ends.js' || isBelow('backoffice', 'web', 'contracts', 'ui')(target),
      'the build of the back office knows web, contracts, ui and the list of front ends only',
    ),
  ],
  [
    'server/testing/',
    allowed(
      isBelow('server', 'contracts', 'demo', 'simulators', 'bin'),
      'what tests of the server share knows the server, contracts, demo, simulators and bin only',
    ),
  ],
  [
    'server/tests/',
    allowed(
      isBelow('server', 'contracts', 'demo', 'simulators', 'bin', 'bench', 'tools'),
      'tests across modules know the server, contracts, demo, simulators, bin and the commands only',
    ),
  ],
  [
    'server/src/platform/',
    allowed(
      isBelow('server/src/platform', 'contracts'),
      'the platform knows libraries and contracts, never a module',
    ),
  ],
  ['server/src/', whyNotModule],
  [
    'demo/',
    allowed(
      isBelow('demo', 'simulators', 'server', 'contracts'),
      'the demo knows the simulators, the server and contracts only',
    ),
  ],
  [
    'simulators/',
    allowed(isBelow('simulators', 'server', 'contracts'), 'simulators know the server and contracts only'),
  ],
  [
    'telemetry/',
    allowed(
      (target) => target === 'package.json' || isBelow('telemetry', 'server', 'bin')(target),
      'telemetry knows the server only',
    ),
  ],
  ['bin/', allowed(isBelow('bin'), 'bin has to run before anything is installed')],
  [
    'e2e/',
    allowed(
      isBelow('e2e', 'bin', 'server/src/platform', 'contracts', 'demo'),
      'journeys know the shop from outside',
    ),
  ],
]

const bannedLibraries: readonly (readonly [folder: RegExp, library: RegExp, reason: string])[] = [
  [
    /^(storefront\/app|backoffice\/app|web\/src)\//,
    /^zod(\/|$)/,
    'the browser gets no zod: use the rules of contracts/values',
  ],
  [/^ui\//, /^zod(\/|$)/, 'the browser gets no zod: use the rules of contracts/values'],
  [/^contracts\/src\/values\//, /./, 'values are plain rules that import nothing else'],
  [/^bin\//, /^(?!node:)/, 'bin has to run before anything is installed'],
  [
    /^server\/src\/(?!platform\/|\w+\/testing\/)|^(demo|simulators)\//,
    /^pg$/,
    'a module takes the Sql that it is handed',
  ],
]

export const importDirections: Rule = (files) => files.filter(isCode).flatMap(complaints)

function complaints(file: ProjectFile): string[] {
  return importsOf(file).flatMap((imported) => {
    const reason = imported.isLibrary ? whyNotLibrary(file, imported) : whyNotFile(file, imported)
    return reason ? [`${file.path}:${imported.line} imports ${imported.target}, but ${reason}.`] : []
  })
}

function whyNotFile(file: ProjectFile, imported: Import): string | null {
  const { target } = imported
  if (target.startsWith('server/testing/')) return whyNotTesting(file)
  const [, whyNot] = areas.find(([folder]) => file.path.startsWith(folder)) ?? []
  if (
    isTest(file) &&
    /^(demo|simulators|storefront\/testing|backoffice\/testing|web\/src\/testing)\//.test(target)
  )
    return null
  return whyNotLate(file, imported) ?? whyNot?.(file.path, target) ?? null
}

/** Refuses to load the demo and the simulators with the server, because a production install has neither folder. */
function whyNotLate({ path }: ProjectFile, { target, isLoadedAtOnce }: Import): string | null {
  const isOptional = isBelow('demo', 'simulators')(target)
  return path.startsWith('server/src/') && isOptional && isLoadedAtOnce
    ? 'a production install has neither demo nor simulators; load them with import() in demo mode'
    : null
}

/**
 * Refuses imports of server/testing except in tests and measurements. The code there imports every module, so a
 * module or the platform that imported it would close a cycle.
 */
function whyNotTesting(file: ProjectFile): string | null {
  const mayUse =
    /^(bench|tools\/cluster)\//.test(file.path) ||
    (isTest(file) && /^(server|demo|simulators|telemetry|tools|e2e)\//.test(file.path))
  return mayUse ? null : 'only tests and measurements use server/testing'
}

function whyNotLibrary(file: ProjectFile, { target }: Import): string | null {
  if (isTest(file)) return null
  const banned = bannedLibraries.find(([folder, library]) => folder.test(file.path) && library.test(target))
  return banned ? banned[2] : null
}
