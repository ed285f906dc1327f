import { contractSince } from '../../server/src/platform/database/migrate.ts'
import type { ProjectFile, Rule } from '../project-files.ts'

/** The migrations below were written before two versions of the shop ran side by side, and are accepted as they are. */
const firstGuarded = 1180

/**
 * Refuses a migration that breaks the version before it, which goes on running while servers are replaced one by one,
 * or that makes its customers wait for a lock.
 */
export const migrationSafety: Rule = (files) => {
  const changelog = files.find(({ path }) => path === 'CHANGELOG.md')?.text ?? ''
  const migrations = files.filter(({ path }) => /^server\/migrations\/\d{4}-.*\.sql$/.test(path))
  const unique = new Set(migrations.flatMap(({ text }) => statementsOf(text).flatMap(uniqueIndexIn)))
  return migrations
    .filter(({ path }) => Number(path.slice('server/migrations/'.length).slice(0, 4)) >= firstGuarded)
    .flatMap((file) =>
      faultsOf(file, { unique, isContracted: isContracted(file, changelog) }).map(
        (fault) => `${file.path} ${fault}`,
      ),
    )
}

interface Known {
  readonly unique: ReadonlySet<string>
  /** True if the file names a released version that no longer uses what the file takes away. */
  readonly isContracted: boolean
}

const name = '(?:if (?:not )?exists )?(?:only )?"?([\\w.]+)"?'
const matchOf = (text: string, pattern: string) => text.match(new RegExp(`^${pattern}`))

function faultsOf({ text }: ProjectFile, known: Known): string[] {
  const statements = statementsOf(text)
  const added = new Set(
    statements.flatMap((one) => matchOf(one, `create (?:unlogged )?table ${name}`)?.[1] ?? []),
  )
  const existing = statements.filter((one) => !added.has(tableOf(one) ?? ''))
  const lasting = existing.flatMap((one) => renamesAndTypes(one))
  const contracted = existing.flatMap((one) => contractions(one, { ...known, statements }))
  return [
    ...lasting.map((what) => `${what}. Add the new one, fill it, and drop the old one a release later.`),
    ...(known.isContracted
      ? []
      : contracted.map(
          (what) => `${what}, which the version before needs (CONTRIBUTING.md, “Changing the database”).`,
        )),
    ...existing
      .flatMap(indexesThatLock)
      .map((what) => `${what} in a transaction: build it concurrently in a file of its own.`),
    ...waits(text, statements),
  ]
}

function tableOf(statement: string): string | undefined {
  return (
    matchOf(statement, `alter table ${name}`)?.[1] ??
    statement.match(/^create (?:unique )?index .*?\bon (?:only )?"?([\w.]+)/)?.[1]
  )
}

/** Returns the actions of an `alter table`, which are separated by commas outside of parentheses. */
function actionsOf(statement: string): string[] {
  const actions = statement.slice(matchOf(statement, `alter table ${name} `)?.[0].length ?? statement.length)
  let depth = 0
  const split = [...actions].map((letter) => {
    depth += Number(letter === '(') - Number(letter === ')')
    return letter === ',' && depth === 0 ? '\n' : letter
  })
  return split
    .join('')
    .split('\n')
    .map((action) => action.trim())
    .filter(Boolean)
}

function renamesAndTypes(statement: string): string[] {
  const retyped = actionsOf(statement).flatMap(
    (action) => matchOf(action, 'alter (?:column )?(\\w+) (?:set data )?type ')?.[1] ?? [],
  )
  return [
    ...(/^alter .* rename /.test(statement) ? [`renames: ${statement}`] : []),
    ...retyped.map((column) => `changes the type of ${column}`),
  ]
}

function contractions(
  statement: string,
  { unique, statements }: Known & { statements: readonly string[] },
): string[] {
  const index = matchOf(statement, `drop index (?:concurrently )?${name}`)?.[1]
  const isHarmless = index !== undefined && !unique.has(index)
  return [
    ...(statement.startsWith('drop ') && !isHarmless ? [`drops: ${statement}`] : []),
    ...actionsOf(statement).flatMap((action) => {
      const constraint = matchOf(action, `drop constraint ${name}`)?.[1]
      // A constraint that the same file adds again was changed, as a list of allowed values is.
      const isAgain = statements.some((one) => one.includes(`add constraint ${constraint} `))
      const takesAway = /^drop |^alter .* drop default$/.test(action) && !(constraint && isAgain)
      const demands = /^alter .* set not null$/.test(action)
      const isBlank =
        /^add (?!constraint).*(?<! is) not null/.test(action) && !/ default | generated /.test(action)
      return takesAway || demands || isBlank ? [`has “${action}”`] : []
    }),
  ]
}

function indexesThatLock(statement: string): string[] {
  if (/^create (?:unique )?index (?!concurrently )/.test(statement)) return [`has “${statement}”`]
  return actionsOf(statement)
    .filter(
      (action) =>
        /^add .*\b(?:unique|primary key|exclude)\b/.test(action) && !action.includes(' using index '),
    )
    .map((action) => `builds the index of “${action}”`)
}

function waits(text: string, statements: readonly string[]): string[] {
  if (text.startsWith('-- no transaction\n'))
    return statements.length === 1 && /\bif (?:not )?exists\b/.test(statements[0] ?? '')
      ? []
      : [
          'runs without a transaction, so it may hold one statement only, which can be repeated (“if not exists”).',
        ]
  return /^set local lock_timeout\b/.test(statements[0] ?? '')
    ? []
    : ["has to begin with “set local lock_timeout = '5s';”, so that requests do not queue behind it."]
}

function uniqueIndexIn(statement: string): string[] {
  const index = matchOf(statement, `create unique index (?:concurrently )?${name}`)?.[1]
  return index === undefined ? [] : [index]
}

function isContracted({ text }: ProjectFile, changelog: string): boolean {
  const version = contractSince(text)
  return version !== null && changelog.includes(`\n## ${version}`)
}

/** Returns the statements in lower case and on one line each, without comments and without what stands in quotes. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, (match) =>
      match.startsWith('--') ? ' ' : "''",
    )
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
