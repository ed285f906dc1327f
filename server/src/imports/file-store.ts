import { filePartBytes } from '@pito/contracts/values/run-kinds'
import type { Sql } from '../platform/database/sql.ts'
import type { ByteSource } from '../platform/table-files/table-file.ts'

/** Stores a part of a file. A part that is sent again replaces the earlier one. */
export async function savePart(
  sql: Sql,
  id: string,
  { part, content }: { readonly part: number; readonly content: Buffer },
): Promise<void> {
  await sql`
    insert into run_file_part (run_id, part, content) values (${id}::bigint, ${part}, ${content})
    on conflict (run_id, part) do update set content = excluded.content`
}

export async function storedBytes(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ bytes: number }>`
    select coalesce(sum(length(content)), 0)::integer as bytes from run_file_part where run_id = ${id}::bigint`
  return row?.bytes ?? 0
}

const readBytes = 128 * 1024

interface StoredFile {
  readonly id: string
  readonly fileName: string | null
  readonly fileBytes: number
}

/** Reads the stored file of an import, a small range at a time. */
export function fileOf(sql: Sql, { id, fileName, fileBytes }: StoredFile): ByteSource {
  return {
    name: fileName ?? '',
    size: fileBytes,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const part = Math.floor(at / filePartBytes)
        const offset = at % filePartBytes
        const length = Math.min(readBytes, end - at, filePartBytes - offset)
        const [row] = await sql<{ bytes: Buffer }>`
          select substring(content from ${offset + 1}::integer for ${length}::integer) as bytes
          from run_file_part where run_id = ${id}::bigint and part = ${part}`
        if (!row || row.bytes.length === 0) return
        yield row.bytes
        at += row.bytes.length
      }
    },
  }
}
