import type { RouteConfigEntry } from '@react-router/dev/routes'
import { callsIn } from './calls-in.ts'
import type { NamedContract } from './load-contracts.ts'
import type { ProjectFile } from './project-files.ts'
import { isTest } from './project-files.ts'

interface Row {
  method: string
  path: string
  file: string
}

/** A call's file is its use case: where a reader wants to be. */
export function apiRows(promised: readonly NamedContract[], files: readonly ProjectFile[]): Row[] {
  const places = new Map(callsIn(files).map(({ contract, useCaseFile }) => [contract, useCaseFile]))
  return promised
    .map(({ name, method, path, file }) => ({ method, path, file: places.get(name) ?? `${file} (promised)` }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** What the server answers besides: health, documents, the mail of a demo. */
export function platformRows(files: readonly ProjectFile[]): Row[] {
  const written = /(?:\bapp\.get(?:<\w+>)?\(|\burl: )'(\/[^']*)'/g
  return files
    .filter((file) => file.path.startsWith('server/src/platform/') && !isTest(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(written)].map(([, path = '']) => ({ method: 'GET', path, file })),
    )
}

export function pageRows(routes: readonly RouteConfigEntry[], above = ''): Row[] {
  return routes.flatMap(({ path = '', index = false, file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    const isPage = index || path !== ''
    const own = isPage ? [{ method: 'page', path: whole || '/', file: `storefront/app/${file}` }] : []
    return [...own, ...pageRows(children, whole)]
  })
}

/** A single long address does not push every file off the screen. */
const longest = 60

export function print(sections: Readonly<Record<string, readonly Row[]>>): string {
  const rows = Object.values(sections).flat()
  const width = (column: 'method' | 'path') =>
    Math.min(longest, Math.max(...rows.map((row) => row[column].length)))
  const [methods, paths] = [width('method'), width('path')]
  const line = ({ method, path, file }: Row) => `  ${method.padEnd(methods)}  ${path.padEnd(paths)}  ${file}`
  return Object.entries(sections)
    .map(([title, own]) => [title, ...own.map(line)].join('\n'))
    .join('\n\n')
}
