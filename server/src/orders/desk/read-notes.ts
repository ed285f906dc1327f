import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getNotesOfOrder, listNotesForMe as listContract, StaffNote } from '@pito/contracts/staff-notes'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { DueFilter } from '@pito/contracts/values/staff-notes'
import type { Context } from '../../platform/context.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { colleaguesWith } from '../../platform/sessions/colleagues.ts'
import { orderIdOfNumber } from '../order-store.ts'
import type { StoredNote } from './note-store.ts'
import { noteColumns, notesOfOrder, noteTables } from './note-store.ts'
import { whyNotEdited } from './rules/why-not-edited.ts'

export async function showNotesOfOrder(
  { sql, caller, platform, now }: Context,
  { orderNumber }: Input<typeof getNotesOfOrder>,
): Promise<Answer<typeof getNotesOfOrder>> {
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const orderId = (await orderIdOfNumber(sql, orderNumber)) ?? refuse('not-found')
  const notes = await notesOfOrder(sql, orderId)
  const colleagues = await colleaguesWith(platform, sql, 'read-orders')
  return ok({ notes: notes.map((note) => shownNote(note, caller.staffId, now)), colleagues })
}

/** Lists the notes that mention the caller. Those that are due come first, notes without a due date last. */
export async function listNotesForMe(
  { sql, caller, now }: Context,
  input: Input<typeof listContract>,
): Promise<Answer<typeof listContract>> {
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const { due, done, search, sort } = input
  const column = sort.endsWith('due_on') ? part`due_on` : part`note.created_at`
  const direction = sort.startsWith('-') ? part`desc` : part`asc`
  const { rows, ...paging } = await listPage<StoredNote>(
    sql,
    {
      columns: noteColumns,
      from: noteTables,
      where: [
        part`exists (select from staff_note_mention where note_id = note.id and staff_id = ${caller.staffId})`,
        part`(done_at is not null) = ${done === '1'}`,
        ...(due ? [dueCondition(due, helsinkiDate(now))] : []),
        ...(search
          ? [part`position(lower(${search}) in lower(concat_ws(' ', order_number, text, author.name))) > 0`]
          : []),
      ],
      order: part`${column} ${direction} nulls last, note.id desc`,
    },
    input,
  )
  return pageOf(
    rows.map((note) => shownNote(note, caller.staffId, now)),
    paging,
  )
}

function dueCondition(due: DueFilter, today: string) {
  if (due === 'overdue') return part`due_on < ${today}::date`
  return due === 'today' ? part`due_on = ${today}::date` : part`due_on > ${today}::date`
}

/** Returns a note with the field names of the contract, as a member of staff sees it. */
export function shownNote(note: StoredNote, staffId: string, now: Date): StaffNote {
  return {
    id: note.id,
    version: note.version,
    order_number: note.orderNumber,
    text: note.text,
    author: note.author,
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
    may_edit: whyNotEdited(note, staffId, now) === null,
    is_pinned: note.isPinned,
    due_on: note.dueOn,
    is_overdue: note.dueOn !== null && note.doneAt === null && note.dueOn < helsinkiDate(now),
    done_at: note.doneAt?.toISOString() ?? null,
    done_by: note.doneBy,
    mentions: [...note.mentions],
    additions: note.additions.map((addition) => ({
      ...addition,
      created_at: new Date(addition.created_at).toISOString(),
    })),
  }
}
