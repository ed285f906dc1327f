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

/** Lists each API call with the file of its use case. (`npm run check` refuses a contract without a use case.) */
export function apiRows(promised: readonly NamedContract[], files: readonly ProjectFile[]): Row[] {
  const places = new Map(callsIn(files).map(({ contract, useCaseFile }) => [contract, useCaseFile]))
  return promised
    .map(({ name, method, path, file }) => ({ method, path, file: places.get(name) ?? file }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

const servesFiles = /^server\/src\/(platform\/|files\/|[\w-]+\.ts$)/
const address = /\b(?:app\.get(?:<[^(]*>)?\(|serve\(|url: )\s*['`](\/[^'`]*)['`]/g

/**
 * Lists the GET paths of the server that are neither API calls nor pages: health, documents, files, and the e-mails
 * of a demo.
 */
export function serverRows(files: readonly ProjectFile[]): Row[] {
  return files
    .filter((file) => servesFiles.test(file.path) && !isTest(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(address)].map(([, path = '']) => ({ method: 'GET', path, file })),
    )
}

interface Place {
  /** The folder that holds the route files. */
  readonly folder: string
  /** The base path of the pages. */
  readonly above: string
}

export function pageRows(routes: readonly RouteConfigEntry[], { folder, above }: Place): Row[] {
  return routes.flatMap(({ path = '', index = false, file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    const isPage = index || path !== ''
    const own = isPage ? [{ method: 'page', path: whole || '/', file: `${folder}/${file}` }] : []
    return [...own, ...pageRows(children, { folder, above: whole })]
  })
}

/** The maximum width of the path column, so that one long path does not push every file name off the screen. */
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
