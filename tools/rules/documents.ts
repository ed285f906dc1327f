import { posix } from 'node:path'
import type { ProjectFile, Rule } from '../project-files.ts'

/**
 * Checks what documents say about the code, because they go out of date unnoticed. Every setting has to be in the
 * README, every file that a document names has to exist, and every case of docs/security.md has to name a test.
 * Superseded decisions are history, so they may name deleted files.
 */
export const documents: Rule = (files) => [
  ...settingsNotInReadme(files),
  ...filesNotThere(files),
  ...decisionsWithoutStatus(files),
  ...decisionsInTheWrongFolder(files),
  ...casesWithoutTest(files),
  ...undocumentedAlerts(files),
]

/** Returns the cases of docs/security.md without a test. The last cell of each row of the table names the tests. */
function casesWithoutTest(files: readonly ProjectFile[]): string[] {
  const security = files.find(({ path }) => path === 'docs/security.md')?.text ?? ''
  return [...security.matchAll(/^\| (.+?) \|.*\| (.*) \|$/gm)]
    .filter(([, , shownBy = '']) => shownBy !== 'shown by' && !/`[\w./-]+\.test\.ts`/.test(shownBy))
    .map(([, name]) => `docs/security.md names no test for "${name}".`)
}

/** Requires that the code has each metric that an alert or dashboard reads, and that the runbook explains each alert. */
function undocumentedAlerts(files: readonly ProjectFile[]): string[] {
  const code = files.filter(({ path }) => path.startsWith('server/src/')).map(({ text }) => text)
  const runbook = files.find(({ path }) => path === 'docs/runbook.md')?.text ?? ''
  return files
    .filter(({ path }) => path.startsWith('operations/'))
    .flatMap(({ path, text }) => {
      const metrics = [...text.matchAll(/\bpito_[a-z_]+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      )
      const alerts = [...text.matchAll(/\balert: (\w+)/g)].map(([, name = '']) => name)
      return [
        ...[...new Set(metrics)]
          .filter((name) => !code.some((text) => text.includes(`'${name}'`)))
          .map((name) => `${path} reads the metric ${name}, which the shop does not have.`),
        ...alerts
          .filter((name) => !runbook.includes(`\n## ${name}\n`))
          .map((name) => `docs/runbook.md does not say what to do about ${name}.`),
      ]
    })
}

function decisionsWithoutStatus(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => path.startsWith('docs/decisions/') && !/^Status: /m.test(text))
    .map(({ path }) => `${path} has no line that begins with "Status:".`)
}

/**
 * Requires superseded decisions to be in their own folder, so that docs/decisions/ lists only the decisions in force.
 */
function decisionsInTheWrongFolder(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => /^docs\/decisions\/.*\.md$/.test(path))
    .filter(({ path, text }) => path.startsWith(supersededFolder) !== isSuperseded.test(text))
    .map(
      ({ path }) => `${path}: decisions that are superseded, and no others, belong into ${supersededFolder}.`,
    )
}

function settingsNotInReadme(files: readonly ProjectFile[]): string[] {
  const text = (document: string) => files.find(({ path }) => path === document)?.text ?? ''
  const readme = text('README.md')
  return [...text('server/src/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .filter(([, name]) => !readme.includes(`| \`${name}\` |`))
    .map(([, name]) => `README.md does not list the setting ${name}.`)
}

const link = /\]\((?!https?:|#)([^)#]+)/g
const named =
  /`((?:bin|contracts|server|storefront|backoffice|web|ui|demo|simulators|e2e|bench|tools|docs)\/[\w./-]+)`/g
/** Matches the end of a path, such as `rules/why-not-offered.ts`, or the file name of a test. */
const endOfPath = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|css|sql|csv|md)|[\w.-]+\.(?:test|spec)\.tsx?)`/g
/** Matches text such as: `outcomes.ts` in `simulators/src/payments/paytrail/`. */
const inFolder = /`([\w.-]+\.\w+)` in `([\w./-]+\/)`/g
const isPlaceholder = /^NNNN/
const supersededFolder = 'docs/decisions/superseded/'
const isSuperseded = /^Status: superseded by /m
const picture = /\.(png|svg|jpe?g)$/

function filesNotThere(files: readonly ProjectFile[]): string[] {
  const paths = files.map(({ path }) => path)
  const isThere = (named: string) =>
    picture.test(named) ||
    paths.some((path) => path === named || path.startsWith(`${named.replace(/\/$/, '')}/`))
  const isEndOfPath = (named: string) => paths.some((path) => `/${path}`.endsWith(`/${named}`))
  return files
    .filter(({ path, text }) => /^(?:[A-Z]+|docs\/.*)\.md$/.test(path) && !isSuperseded.test(text))
    .flatMap(({ path, text }) => {
      const wholePaths = [
        ...[...text.matchAll(link)].map(([, to = '']) => posix.join(posix.dirname(path), to)),
        ...[...text.matchAll(named)].map(([, to = '']) => to),
        ...[...text.matchAll(inFolder)]
          .filter(([, name = '']) => !isPlaceholder.test(name))
          .map(([, name = '', folder = '']) => folder + name),
      ].filter((to) => !isThere(to))
      const ends = [...text.matchAll(endOfPath)].map(([, to = '']) => to).filter((to) => !isEndOfPath(to))
      return [...new Set([...wholePaths, ...ends])].map((to) => `${path} names ${to}, which is not there.`)
    })
}
