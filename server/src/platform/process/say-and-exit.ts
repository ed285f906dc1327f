import { StartRefused } from '../start-refused.ts'

const sentences: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EACCES: 'The shop may not use a file or port that it needs.',
  EROFS: 'The data folder is on a disk that cannot be written to.',
}

/**
 * Ends a start that cannot succeed. A known fault prints one sentence for the person who ran the command, any other the
 * whole stack.
 */
export function sayAndExit(error: Error & { code?: string; path?: string }): never {
  // The class is compared by its name, because `npm run dev` loads it a second time, through Vite.
  const isPlain = error.name === StartRefused.name || error.code?.startsWith('ERR_PARSE_ARGS')
  const known = isPlain ? error.message : sentences[error.code ?? '']
  const place = known && error.path ? ` (${error.path})` : ''
  process.stderr.write(`${known ? known + place : (error.stack ?? String(error))}\n`)
  process.exit(1)
}
