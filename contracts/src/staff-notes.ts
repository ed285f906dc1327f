import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarDate, recordId } from './limited-fields.ts'
import { orderNumber } from './parameters.ts'
import { ofStaff } from './staff.ts'
import { staffListQuery, version } from './staff-list.ts'
import { requiredLines } from './text-fields.ts'
import { dueFilters, longestNote, noteSentences as s } from './values/staff-notes.ts'

const colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.output<typeof colleague>

const note = z
  .object({
    id: z.int(),
    version: z.int(),
    order_number: z.string(),
    text: z.string(),
    author: z.string().describe('The name of the member of staff who wrote the note.'),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    may_edit: z
      .boolean()
      .describe('Whether the caller may still edit the text. Only its author may, for 15 minutes.'),
    is_pinned: z.boolean(),
    due_on: z.iso.date().nullable(),
    is_overdue: z.boolean(),
    done_at: z.iso.datetime().nullable(),
    done_by: z.string().nullable(),
    mentions: z.array(colleague).describe('The colleagues who find the note under “For me”.'),
    additions: z.array(
      z.object({ id: z.int(), author: z.string(), text: z.string(), created_at: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'StaffNote' })
export type StaffNote = z.output<typeof note>

const noteId = z.coerce.number().pipe(recordId).describe('The `id` of the note.')
const mentions = z.array(z.uuid()).max(50)
const due_on = calendarDate(s.dueMissing)
  .nullable()
  .describe('The day by which something has to be done, today or later. Null for none.')
const is_pinned = z.boolean().describe('Pinned notes come first.')
const text = requiredLines(s.textMissing).max(longestNote, bilingualMessage(s.tooLong)).prefault('')

export const getNotesOfOrder = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/notes',
  summary:
    'Returns the notes of staff on an order, pinned ones first, and the colleagues who can be mentioned',
  params: z.object({ orderNumber }),
  example: { orderNumber: '3907152846' },
  response: answer(z.object({ notes: z.array(note), colleagues: z.array(colleague) })),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

export const addNote = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/orders/:orderNumber/notes',
  summary: 'Adds a note to an order, which customers never see',
  params: z.object({ orderNumber }),
  body: z.object({
    text: text.describe('The text of the note.'),
    mentions: mentions.default([]).describe('The `id` of each colleague whom the note mentions.'),
    is_pinned: is_pinned.default(false),
    due_on: due_on.default(null),
  }),
  example: { orderNumber: '3907152846', text: 'The customer rings back on Monday.' },
  response: answer(note),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

export const editNote = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/notes/:id',
  summary: 'Changes the text and the mentions of a note. Only its author can, for 15 minutes',
  params: z.object({ id: noteId }),
  body: z.object({
    version,
    text: text.describe('The text of the note.'),
    mentions: mentions.describe(
      'The `id` of each colleague whom the note mentions; replaces the earlier ones.',
    ),
  }),
  response: answer(note),
  errors: [...ofStaff, 'not-valid', 'not-found', 'changed-meanwhile', 'note-of-another', 'note-not-editable'],
})

export const markNote = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/notes/:id/marks',
  summary: 'Pins a note, changes its due date, or marks it as done',
  params: z.object({ id: noteId }),
  body: z.object({
    version,
    is_pinned,
    due_on,
    is_done: z.boolean().describe('Notes that are done are no longer listed under “For me”.'),
  }),
  response: answer(note),
  errors: [...ofStaff, 'not-valid', 'not-found', 'changed-meanwhile'],
})

export const addToNote = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/notes/:id/additions',
  summary: 'Adds a text to a note. If the addition mentions colleagues, a note that was done is open again',
  params: z.object({ id: noteId }),
  body: z.object({
    text: text.describe('What is added.'),
    mentions: mentions
      .default([])
      .describe('The `id` of each colleague whom the addition mentions, besides the earlier ones.'),
  }),
  response: answer(note),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

export const listNotesForMe = endpoint({
  method: 'GET',
  path: '/api/v1/staff/notes',
  summary: 'Lists the notes that mention the caller, those that are due first',
  query: staffListQuery(['due_on', 'created_at'], {
    due: z.enum(dueFilters).optional().describe('Only notes that are overdue, due today, or due later.'),
    done: z.enum(['0', '1']).default('0').describe('1 lists the notes that are done, 0 the open ones.'),
  }),
  response: answerPage(note),
  errors: [...ofStaff, 'not-valid'],
})
