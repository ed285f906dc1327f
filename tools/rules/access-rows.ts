import type { NamedContract } from '../load-contracts.ts'
import type { ProjectFile, Rule } from '../project-files.ts'

const table = 'server/src/platform/testing/access-rows.ts'
/** The table and the parts of it that stand in files of their own. */
const tables = /^server\/src\/platform\/testing\/access-rows[\w-]*\.ts$/
const map = 'server/src/app.ts'
/** Scopes that look at no session. */
const open = new Set(['public', 'anonymous'])

/** Who is refused what is tried for each call: one that is not in the table is tried by nobody. */
export function accessRows(promised: readonly NamedContract[]): Rule {
  return (files) => {
    const rows = files
      .filter(({ path }) => tables.test(path))
      .map(({ text }) => text)
      .join('\n')
    const guarded = guardedRoutes(textOf(files, map))
    const contracts = files.filter(isRoutesFile).flatMap((file) => contractsOf(file, guarded))
    return promised
      .filter(({ name, path }) => contracts.includes(name) && !path.startsWith('/api/v1/anonymous/'))
      .filter(({ method, path }) => !rows.includes(`'${method} ${path}'`))
      .map(({ method, path }) => `${table} has no row for ${method} ${path}: who may make this call?`)
  }
}

function textOf(files: readonly ProjectFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? ''
}

function isRoutesFile({ path }: ProjectFile): boolean {
  return /^server\/src\/([\w-]+\/)+routes\.ts$/.test(path)
}

/** The names in `routes: […]` of every scope that is not open. */
function guardedRoutes(text: string): ReadonlySet<string> {
  const scopes = text.matchAll(/\bname: '([^']+)'[\s\S]*?\broutes: \[([^\]]*)\]/g)
  const names = [...scopes]
    .filter(([, scope = '']) => !open.has(scope))
    .flatMap(([, , list = '']) => list.match(/\w+/g) ?? [])
  return new Set(names)
}

/** The contracts that the guarded routes of a file answer, by name. */
function contractsOf({ text }: ProjectFile, guarded: ReadonlySet<string>): string[] {
  const parts = text.split(/^export (?:const|function) /m).slice(1)
  return parts
    .filter((part) => guarded.has(/^\w+/.exec(part)?.[0] ?? ''))
    .flatMap((part) => [...part.matchAll(/\b(?:on|customerAndGuest)\(\s*(?:\w+\.)?(\w+)\s*,/g)])
    .map(([, name = '']) => name)
}
