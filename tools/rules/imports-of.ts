import { posix } from 'node:path'
import type { ProjectFile } from '../project-files.ts'

export interface Import {
  line: number
  /** A path in the project, or the name of a library. */
  target: string
  isLibrary: boolean
}

const statement =
  /(?:^|[\s;])(?:import|export)\s+(?:[^'"()]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Imports in comments are matched too, which does not occur in practice. */
export function importsOf({ path, text }: ProjectFile): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length + (/^\s/.test(match[0]) ? 1 : 0),
    ...resolve(path, match[1] ?? match[2] ?? ''),
  }))
}

function resolve(from: string, written: string): { target: string; isLibrary: boolean } {
  if (written.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), written), isLibrary: false }
  }
  const [, workspace, rest] = /^@pito\/([a-z]+)\/?(.*)$/.exec(written) ?? []
  if (!workspace) return { target: written, isLibrary: true }
  // The server's package names paths from its own folder; the others name paths from their src.
  if (workspace === 'server') return { target: `server/${rest}`, isLibrary: false }
  return { target: `${workspace}/src/${rest}`, isLibrary: false }
}
