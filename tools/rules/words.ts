import type { ProjectFile, Rule } from '../project-files.ts'
import { isTest, linesMatching } from '../project-files.ts'

interface Ban {
  pattern: RegExp
  where: (file: ProjectFile) => boolean
  say: string
}

const anywhere = () => true
const clockMayBeRead = /^(server\/src\/platform|(storefront|web)\/vite|telemetry|bin|tools|bench)\//
/** Files that may catch exceptions. web/src/boot is among them because it handles differences between browsers. */
const mayCatch =
  /\/platform\/|\/providers?\/|^(web\/src\/boot|(storefront|web)\/vite)\/|^(bin|tools|bench)\/|\.js$/
/** Files with type outside the scale: the scale itself, the root, and letters that are drawn as a part of a picture. */
const ownType = /\/(tokens|base|logo|plate|anatomy|(bar|step)-chart|campaign\/head)\.css$/
const isCode = ({ path }: ProjectFile) => /\.tsx?$/.test(path)

const bans: readonly Ban[] = [
  {
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    where: anywhere,
    say: 'leaves work for later; do it or make it an issue',
  },
  {
    pattern: /registry\.npmjs|npmmirror|yarnpkg\.com|\/artifactory\/|verdaccio|_authToken/i,
    where: anywhere,
    say: 'names a package registry; every machine has its own',
  },
  {
    pattern: /(^|[\s'"`(=:])\/(home|root|Users|work|workspace|mnt)\/\w/,
    where: anywhere,
    say: 'holds a path of one machine',
  },
  {
    pattern: /\bnew Date\(\s*\)|\bDate\.now\(/,
    where: (file) => isCode(file) && !isTest(file) && !clockMayBeRead.test(file.path),
    say: 'reads the clock; time is an argument (ctx.now)',
  },
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b/,
    where: isTest,
    say: 'leaves a test out',
  },
  {
    pattern: /waitForTimeout|\bsetTimeout\(\s*\w+,\s*\d{2}/,
    where: isTest,
    say: 'waits for time to pass; wait for what should happen',
  },
  {
    pattern: /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-/,
    where: isCode,
    say: 'silences a check',
  },
  {
    // A literal key, as in `'fault' in result`, distinguishes the members of a union and stays allowed.
    pattern:
      /^(?!\s*(\*|\/[/*]))[^'"`]*?(\b(return|=) \w+ in [\w.]+$|(?<!\((const|let) )\b\w+ in [\w.]+(\)| [?&|}]))/,
    where: (file) => isCode(file),
    say: 'looks for a key with `in`, which also finds what every object inherits; use Object.hasOwn or lookUp',
  },
  {
    pattern: /\btry \{$|\} catch( \(\w+\))? \{$/,
    where: (file) => isCode(file) && !isTest(file) && !mayCatch.test(file.path),
    say: 'catches errors; outside the platform and the providers’ clients one handler does',
  },
  {
    // Lengths of lines and sizes in `em` follow something else: a control, a row or the text around.
    pattern:
      /^\s*(font-size: (?!.*var\(--step-|inherit|0;|[\d.]+em;)|font-weight: [\d.]|line-height: [\d.]+;)/,
    where: ({ path }) => /^(ui|web|storefront|backoffice)\/.*\.css$/.test(path) && !ownType.test(path),
    say: 'sets type outside the scale of ui/src/tokens.css',
  },
]

/** Files of the rules are exempt, because they contain the words that they forbid. */
const isRule = ({ path }: ProjectFile) => path.startsWith('tools/rules/') || path === 'package-lock.json'

export const words: Rule = (files) =>
  files
    .filter((file) => !isRule(file))
    .flatMap((file) =>
      bans
        .filter(({ where }) => where(file))
        .flatMap(({ pattern, say }) =>
          linesMatching(file.text, pattern).map((line) => `${file.path}:${line} ${say}.`),
        ),
    )
