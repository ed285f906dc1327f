import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

export interface StoredNote {
  readonly id: number
  readonly version: number
  readonly orderNumber: string
  readonly text: string
  readonly authorId: string
  readonly author: string
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly isPinned: boolean
  readonly dueOn: string | null
  readonly doneAt: Date | null
  readonly doneBy: string | null
  readonly mentions: readonly { readonly id: string; readonly name: string }[]
  readonly additions: readonly {
    readonly id: number
    readonly author: string
    readonly text: string
    readonly created_at: string
  }[]
}

export const noteTables = part`
  staff_note note join shop_order on shop_order.id = order_id join staff author on author.id = author_id
    left join staff done on done.id = done_by`

export const noteColumns = part`
  note.id, note.version, order_number, text, author_id, author.name as author, note.created_at, edited_at, is_pinned,
  due_on::text, done_at, done.name as done_by, coalesce((
    select json_agg(json_build_object('id', staff.id, 'name', name) order by name, staff.id)
    from staff_note_mention join staff on staff.id = staff_id where note_id = note.id
  ), '[]') as mentions, coalesce((
    select json_agg(json_build_object(
      'id', addition.id, 'author', name, 'text', addition.text, 'created_at', addition.created_at
    ) order by addition.id)
    from staff_note_addition addition join staff on staff.id = addition.author_id where note_id = note.id
  ), '[]') as additions`

/** Returns the notes of an order, pinned ones first, then the latest first. */
export function notesOfOrder(sql: Sql, orderId: string): Promise<StoredNote[]> {
  return sql<StoredNote>`
    select ${noteColumns} from ${noteTables} where order_id = ${orderId}
    order by is_pinned desc, note.created_at desc, note.id desc`
}

/** Reads a note and locks it until the transaction ends. */
export async function lockNote(tx: Tx, id: number): Promise<StoredNote | undefined> {
  const [note] = await tx<StoredNote>`
    select ${noteColumns} from ${noteTables} where note.id = ${id} for no key update of note`
  return note
}

interface NewNote {
  readonly orderId: string
  readonly authorId: string
  readonly text: string
  readonly isPinned: boolean
  readonly dueOn: string | null
}

export async function insertNote(tx: Tx, note: NewNote, now: Date): Promise<number> {
  const [row] = await tx<{ id: number }>`
    insert into staff_note (order_id, author_id, text, is_pinned, due_on, created_at)
    values (${note.orderId}, ${note.authorId}, ${note.text}, ${note.isPinned}, ${note.dueOn}, ${now}) returning id`
  if (!row) throw new Error('The statement returns one row.')
  return row.id
}

export async function storeText(tx: Tx, id: number, text: string, now: Date): Promise<void> {
  await tx`update staff_note set text = ${text}, edited_at = ${now} where id = ${id}`
}

interface Marks {
  readonly isPinned: boolean
  readonly dueOn: string | null
  /** The member of staff who has done what the note asks for, or null while it is open. */
  readonly doneBy: string | null
}

/** Who has marked a note as done first, and when, does not change if the mark is repeated. */
export async function storeMarks(
  tx: Tx,
  id: number,
  { isPinned, dueOn, doneBy }: Marks,
  now: Date,
): Promise<void> {
  await tx`
    update staff_note set is_pinned = ${isPinned}, due_on = ${dueOn},
      done_at = case when ${doneBy !== null} then coalesce(done_at, ${now}::timestamptz) end,
      done_by = case when ${doneBy !== null} then coalesce(done_by, ${doneBy}::uuid) end
    where id = ${id}`
}

export async function reopenNote(tx: Tx, id: number): Promise<void> {
  await tx`update staff_note set done_at = null, done_by = null where id = ${id}`
}

export async function insertAddition(
  tx: Tx,
  { noteId, authorId, text }: { readonly noteId: number; readonly authorId: string; readonly text: string },
  now: Date,
): Promise<void> {
  await tx`
    insert into staff_note_addition (note_id, author_id, text, created_at)
    values (${noteId}, ${authorId}, ${text}, ${now})`
}

export async function insertMentions(tx: Tx, noteId: number, staffIds: readonly string[]): Promise<void> {
  await tx`
    insert into staff_note_mention (note_id, staff_id) select ${noteId}, unnest(${staffIds}::uuid[])
    on conflict do nothing`
}

export async function deleteMentions(tx: Tx, noteId: number): Promise<void> {
  await tx`delete from staff_note_mention where note_id = ${noteId}`
}

/** The condition for open notes that mention a member of staff. */
const openFor = (staffId: string) => part`
  done_at is null and exists (
    select from staff_note_mention where note_id = note.id and staff_id = ${staffId}
  )`

/** Counts the open notes that mention a member of staff. */
export async function countOpenNotes(sql: Sql, staffId: string): Promise<number> {
  const [counted] = await sql<{ notes: number }>`
    select count(*)::integer as notes from staff_note note where ${openFor(staffId)}`
  return counted?.notes ?? 0
}

/**
 * Lists what a colleague takes over when a member of staff leaves: open notes that mention the person, and those with a
 * due date that the person has written.
 */
export function notesToHandOver(sql: Sql, staffId: string): Promise<StoredNote[]> {
  return sql<StoredNote>`
    select ${noteColumns} from ${noteTables}
    where (${openFor(staffId)}) or (done_at is null and due_on is not null and author_id = ${staffId})
    order by due_on nulls last, note.id`
}
