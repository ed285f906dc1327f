import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ProjectFile {
  /** The path of the file relative to the root of the repository, with forward slashes. */
  path: string
  text: string
}

/**
 * A rule of `npm run check`. It returns a sentence for each violation. The files are passed as data, so that tests
 * can pass a file that breaks the rule.
 */
export type Rule = (files: readonly ProjectFile[]) => string[]

export const root = join(import.meta.dirname, '..')

const pictures = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|zip)$/

/** Returns all files of the repository, committed or not, except ignored files, pictures and fonts. */
export function projectFiles(): ProjectFile[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const output = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const paths = output.split('\0').filter((path) => path !== '' && !pictures.test(path))
  return [...new Set(paths)]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isCode({ path }: ProjectFile): boolean {
  return /\.(ts|tsx|js)$/.test(path)
}

export function isTest({ path }: ProjectFile): boolean {
  return /\.test\.tsx?$|\.spec\.ts$|\/testing\/|^e2e\//.test(path)
}

/** Returns the numbers of the matching lines, starting at 1. */
export function linesMatching(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}
