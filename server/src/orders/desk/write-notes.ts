import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-notes'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { noteSentences } from '@pito/contracts/values/staff-notes'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { refuseFields } from '../../platform/refuse-fields.ts'
import { colleaguesWith } from '../../platform/sessions/colleagues.ts'
import { orderIdOfNumber } from '../order-store.ts'
import type { StoredNote } from './note-store.ts'
import {
  deleteMentions,
  insertAddition,
  insertMentions,
  insertNote,
  lockNote,
  reopenNote,
  storeMarks,
  storeText,
} from './note-store.ts'
import { shownNote } from './read-notes.ts'
import { whyNotEdited } from './rules/why-not-edited.ts'

type Shown = Promise<Answer<typeof contracts.addNote>>

export async function addNote(
  ctx: Context,
  { orderNumber, text, mentions, is_pinned: isPinned, due_on: dueOn }: Input<typeof contracts.addNote>,
): Shown {
  const { staffId, now } = writer(ctx)
  refusePastDay(ctx, dueOn, null)
  const note = await ctx.transaction(async (tx) => {
    const orderId = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    await refuseUnmentionable(ctx, tx, mentions)
    const id = await insertNote(tx, { orderId, authorId: staffId, text, isPinned, dueOn }, now)
    await insertMentions(tx, id, mentions)
    return audited(ctx, tx, { id, before: null, action: 'note-written' })
  })
  return ok(shownNote(note, staffId, now))
}

export function editNote(
  ctx: Context,
  { id, version, text, mentions }: Input<typeof contracts.editNote>,
): Shown {
  return changeNote(ctx, { id, version }, 'note-edited', async (tx, note, { staffId, now }) => {
    refuseIf(whyNotEdited(note, staffId, now))
    await refuseUnmentionable(ctx, tx, mentions, note)
    await storeText(tx, id, text, now)
    await deleteMentions(tx, id)
    await insertMentions(tx, id, mentions)
  })
}

export function markNote(
  ctx: Context,
  { id, version, is_pinned: isPinned, due_on: dueOn, is_done: isDone }: Input<typeof contracts.markNote>,
): Shown {
  return changeNote(ctx, { id, version }, 'note-marked', async (tx, note, { staffId, now }) => {
    refusePastDay(ctx, dueOn, note.dueOn)
    await storeMarks(tx, id, { isPinned, dueOn, doneBy: isDone ? staffId : null }, now)
  })
}

/** Anybody may add to a note at any time, also to a version that they have not seen. */
export function addToNote(ctx: Context, { id, text, mentions }: Input<typeof contracts.addToNote>): Shown {
  return changeNote(ctx, { id }, 'note-added-to', async (tx, note, { staffId, now }) => {
    await refuseUnmentionable(ctx, tx, mentions)
    await insertAddition(tx, { noteId: id, authorId: staffId, text }, now)
    await insertMentions(tx, id, mentions)
    if (mentions.length > 0 && note.doneAt) await reopenNote(tx, id)
  })
}

interface Writer {
  readonly staffId: string
  readonly now: Date
}

function writer({ caller, now }: Context): Writer {
  if (caller.kind !== 'staff') refuse('not-logged-in')
  return { staffId: caller.staffId, now }
}

async function changeNote(
  ctx: Context,
  { id, version }: { readonly id: number; readonly version?: number },
  action: string,
  change: (tx: Tx, note: StoredNote, by: Writer) => Promise<void>,
): Shown {
  const by = writer(ctx)
  const note = await ctx.transaction(async (tx) => {
    const before = (await lockNote(tx, id)) ?? refuse('not-found')
    if (version !== undefined && before.version !== version) refuse('changed-meanwhile')
    await change(tx, before, by)
    return audited(ctx, tx, { id, before, action })
  })
  return ok(shownNote(note, by.staffId, by.now))
}

/** The audit names the order and the note with its marks, and never the text. */
async function audited(
  ctx: Context,
  tx: Tx,
  {
    id,
    before,
    action,
  }: { readonly id: number; readonly before: StoredNote | null; readonly action: string },
): Promise<StoredNote> {
  const note = (await lockNote(tx, id)) ?? refuse('not-found')
  await recordAudit(tx, {
    ...{ ...auditedBy(ctx), action, details: { order: note.orderNumber, note: id } },
    change: {
      record: { kind: 'order', id: note.orderNumber },
      before: before && recordedOf(before),
      ...{ after: recordedOf(note), origin: 'form' },
    },
  })
  return note
}

function recordedOf({ version, isPinned, dueOn, doneAt, mentions, additions }: StoredNote) {
  const marks = { note_version: version, pinned: isPinned, due_on: dueOn, done_at: doneAt }
  return { ...marks, mentions: mentions.map(({ id }) => id), additions: additions.length }
}

function refusePastDay(ctx: Context, dueOn: string | null, before: string | null): void {
  if (dueOn !== null && dueOn !== before && dueOn < helsinkiDate(ctx.now))
    refuseFields(ctx, { due_on: noteSentences.duePast })
}

/** Colleagues who may not read orders could not open the note. Those whom the note mentions already may stay. */
async function refuseUnmentionable(
  ctx: Context,
  tx: Tx,
  mentions: readonly string[],
  note?: StoredNote,
): Promise<void> {
  const colleagues = await colleaguesWith(ctx.platform, tx, 'read-orders')
  const known = new Set([...colleagues, ...(note?.mentions ?? [])].map(({ id }) => id))
  if (mentions.some((id) => !known.has(id))) refuseFields(ctx, { mentions: noteSentences.notMentionable })
}
