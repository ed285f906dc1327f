import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedList } from '../lists/exported-list.ts'
import { fixedParts } from './xlsx-parts.ts'
import { sheetOf } from './xlsx-sheet.ts'

/**
 * A workbook of one sheet (ECMA-376), compressed as it is written: neither the sheet nor the file is ever whole in
 * memory. What reads it decides the pace, and ends the query when it leaves.
 */
export function xlsxOf(list: ExportedList, batches: AsyncIterable<readonly object[]>, now: Date): Readable {
  const zip = new ZipFile()
  const options = { mtime: now, compress: true }
  for (const { path, xml } of fixedParts(list.title)) zip.addBuffer(Buffer.from(xml), path, options)
  const sheet = Readable.from(sheetOf(list, batches), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const file = zip.outputStream as Readable
  // yazl pipes, and pipes hand on neither an error nor a reader that left.
  sheet.once('error', (error) => file.destroy(error))
  file.once('close', () => sheet.destroy())
  return file
}
