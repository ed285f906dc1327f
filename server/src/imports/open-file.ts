import { fileFaultSentence } from '@pito/contracts/values/import-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { Table } from '../platform/table-files/open-table.ts'
import { openTable, readingTable } from '../platform/table-files/open-table.ts'
import type { ByteSource } from '../platform/table-files/table-file.ts'
import { fileOf, storedBytes } from './file-store.ts'
import type { ImportRun } from './open-run.ts'

async function uploadedFile(sql: Sql, { id, fileBytes }: ImportRun): Promise<ByteSource> {
  if ((await storedBytes(sql, id)) !== fileBytes) refuse('file-incomplete')
  return fileOf(sql, id, fileBytes)
}

interface FileHead {
  readonly table: Pick<Table, 'style' | 'header'>
  readonly rows: readonly { readonly number: number; readonly cells: string[] }[]
}

const previewRows = 10

/** Reads the header and the first ten rows, or returns the sentence that says why the file cannot be read. */
export async function readHead(file: ByteSource): Promise<FileHead | Sentence> {
  const result = await readingTable(async () => {
    const table = await openTable(file)
    const rows = []
    for await (const { number, cells } of table.rows) {
      rows.push({ number, cells: [...cells] })
      if (rows.length === previewRows) break
    }
    return { table, rows }
  })
  return 'read' in result ? result.read : fileFaultSentence(result.refused.fault, result.refused.place)
}

/** Reads the header and the first ten rows. Refuses a file that cannot be read, with the reason. */
export async function headOf(ctx: Context, run: ImportRun): Promise<FileHead> {
  const head = await readHead(await uploadedFile(ctx.sql, run))
  if ('table' in head) return head
  refuse('file-not-readable', { errors: { file: [head[ctx.locale]] } })
}
