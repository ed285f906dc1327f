import type { Sql, Tx } from '../database/sql.ts'

export interface Attachment {
  /** The name consists of small letters, digits, dots and dashes. */
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

export async function insertAttachments(
  tx: Tx,
  mailId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  for (const [index, { fileName, mediaType, content }] of attachments.entries())
    await tx`
      insert into mail_attachment (mail_id, position, file_name, media_type, content)
      values (${mailId}, ${index + 1}, ${fileName}, ${mediaType}, ${content})`
}

export function readAttachments(sql: Sql, mailId: string): Promise<Attachment[]> {
  return sql<Attachment>`
    select file_name, media_type, content
    from mail_attachment where mail_id::text = ${mailId} order by position`
}
