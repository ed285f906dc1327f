import type { NamedContract } from '../load-contracts.ts'
import type { ProjectFile, Rule } from '../project-files.ts'

const table = 'server/testing/access-rows.ts'
/** The files with the access table of the API, which lists who may make each call. */
const tables = /^server\/testing\/access-rows[\w-]*\.ts$/
const map = 'server/src/app.ts'
/** The names of scopes whose routes check no session. */
const open = new Set(['public', 'anonymous'])

/**
 * Requires a row in the access table for each call that checks a session. The access tests try each call of the table
 * with each kind of caller, so a call without a row would not be tested.
 */
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

/** Returns the names in `routes: […]` of every scope that checks a session. */
function guardedRoutes(text: string): ReadonlySet<string> {
  const scopes = text.matchAll(/\bname: '([^']+)'[\s\S]*?\broutes: \[([^\]]*)\]/g)
  const names = [...scopes]
    .filter(([, scope = '']) => !open.has(scope))
    .flatMap(([, , list = '']) => list.match(/\w+/g) ?? [])
  return new Set(names)
}

/** Returns the names of the contracts that the guarded routes of a file implement. */
function contractsOf({ text }: ProjectFile, guarded: ReadonlySet<string>): string[] {
  const parts = text.split(/^export (?:const|function) /m).slice(1)
  return parts
    .filter((part) => guarded.has(/^\w+/.exec(part)?.[0] ?? ''))
    .flatMap((part) => [...part.matchAll(/\b(?:on|customerAndGuest)\(\s*(?:\w+\.)?(\w+)\s*,/g)])
    .map(([, name = '']) => name)
}
