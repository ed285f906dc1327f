import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of demo/data; no field in these files is quoted. */
export function readCsv<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(join(import.meta.dirname, '../data', name), 'utf8')
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/)
  const columns = header.split(',') as Column[]
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Record<
      Column,
      string
    >
  })
}
