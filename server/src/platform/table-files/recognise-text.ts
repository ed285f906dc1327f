import type { Separator, TableEncoding } from './table-file.ts'

/**
 * Recognises the encoding of a text file by its first bytes: by its byte order mark, by the zeros of UTF-16, or by
 * whether it is valid UTF-8. Anything else is what spreadsheets on Windows write.
 */
export function recogniseEncoding(head: Uint8Array): TableEncoding {
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
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // `stream` accepts a character that the end of the head cuts in two.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

const separators: readonly Separator[] = [';', '\t', ',', '|']

/**
 * Recognises the separator: the one that splits the header into the most columns. Decimal commas therefore do not
 * matter, because headers have none.
 */
export function recogniseSeparator(text: string): Separator {
  const header = firstLine(text).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counted = separators.map((separator) => ({ separator, count: header.split(separator).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

function firstLine(text: string): string {
  return (
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .find((line) => line.trim() !== '') ?? ''
  )
}
