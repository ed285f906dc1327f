import { posix } from 'node:path'
import type { ProjectFile } from '../project-files.ts'

export interface Import {
  line: number
  /** The path of the imported file in the project, or the name of the imported library. */
  target: string
  isLibrary: boolean
  /** True if the target is loaded together with the file: neither by `import()` nor for a type alone. */
  isLoadedAtOnce: boolean
}

const statement =
  /(?:^|[\s;])(?:import|export)\s+(?:[^'"()]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Returns the imports of a file. An import in a comment would be matched too, but there is none. */
export function importsOf({ path, text }: ProjectFile): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length + (/^\s/.test(match[0]) ? 1 : 0),
    ...resolve(path, match[1] ?? match[2] ?? ''),
    isLoadedAtOnce: match[1] !== undefined && !/^\W?(?:import|export)\s+type\s/.test(match[0]),
  }))
}

function resolve(from: string, written: string): { target: string; isLibrary: boolean } {
  if (written.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), written), isLibrary: false }
  }
  const [, workspace, rest] = /^@pito\/([a-z]+)\/?(.*)$/.exec(written) ?? []
  if (!workspace) return { target: written, isLibrary: true }
  // Imports from the server's package have paths relative to its folder; imports from other packages have paths
  // relative to their src folder.
  if (workspace === 'server') return { target: `server/${rest}`, isLibrary: false }
  return { target: `${workspace}/src/${rest}`, isLibrary: false }
}
