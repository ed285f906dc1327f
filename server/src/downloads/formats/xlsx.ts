import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedList } from '../lists/exported-list.ts'
import { fixedParts } from './xlsx-parts.ts'
import { sheetOf } from './xlsx-sheet.ts'

/**
 * Writes a workbook of one sheet (ECMA-376) and compresses it while it is being written, so that neither the sheet
 * nor the file is ever complete in memory. The reader determines the pace, and the query ends when the reader
 * disconnects.
 */
export function xlsxOf(list: ExportedList, batches: AsyncIterable<readonly object[]>, now: Date): Readable {
  const zip = new ZipFile()
  const options = { mtime: now, compress: true }
  for (const { path, xml } of fixedParts(list.title)) zip.addBuffer(Buffer.from(xml), path, options)
  const sheet = Readable.from(sheetOf(list, batches), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const file = zip.outputStream as Readable
  // yazl uses pipe(), which does not pass on errors or the closing of the reader, so both are handled here.
  sheet.once('error', (error) => file.destroy(error))
  file.once('close', () => sheet.destroy())
  return file
}
