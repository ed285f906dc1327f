import type { ByteSource, Separator, TableEncoding } from './table-file.ts'

/**
 * Recognises the encoding of a text file: by its byte order mark, by the zeros of UTF-16, or by whether the whole file is
 * valid UTF-8. Anything else is what spreadsheets on Windows write. The file is read to its first byte that is not
 * UTF-8, because a supplier's list can have its first letter with dots far below its beginning.
 */
export async function recogniseEncoding(source: ByteSource, head: Uint8Array): Promise<TableEncoding> {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  head.subarray(0, 4096).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const fifth = Math.min(head.length, 4096) / 10
  if ((zeros[1] ?? 0) > fifth) return 'utf-16le'
  if ((zeros[0] ?? 0) > fifth) return 'utf-16be'
  return (await isUtf8(source)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(source: ByteSource): Promise<boolean> {
  // The end is not checked: a character that the end of the file cuts in two is no sign of another encoding.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of source.read(0, source.size)) decoder.decode(bytes, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Commas come last, because the other separators rarely occur within cells, and decimal commas do. */
const separators: readonly Separator[] = [';', '\t', '|', ',']
const linesToCompare = 25
const quoted = /(^|[;\t|,\r\n])"(?:[^"]|"")*"(?=[;\t|,\r\n]|$)/g

/**
 * Recognises the separator by the first lines: most of them have the same number of columns. A title above the headings
 * therefore does not matter.
 */
export function recogniseSeparator(text: string): Separator {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(quoted, '$1')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesToCompare)
  const scores = separators.map((separator) => ({ separator, score: mostAlike(lines, separator) }))
  const best = Math.max(...scores.map(({ score }) => score))
  return scores.find(({ score }) => score > 0 && score * 2 >= best)?.separator ?? ';'
}

/** Returns how many lines have the most frequent number of columns, not counting lines of a single column. */
function mostAlike(lines: readonly string[], separator: Separator): number {
  const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1)
  const alike = Map.groupBy(counts, (count) => count)
  return Math.max(0, ...[...alike.values()].map(({ length }) => length))
}
