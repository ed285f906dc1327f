import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { staffListQuery } from './staff-list.ts'
import { changeOrigins, recordKinds } from './values/record-history.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const referenceNames = z
  .record(z.string(), z.record(z.string(), z.string()))
  .describe('The names of the records to which values refer, by field and id.')

const historyEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    action: z.string().describe('Such as `article-saved`.'),
    by: z.string().nullable().describe('The name of the member of staff. Null: the shop itself.'),
    roles: z.string().nullable().describe('The roles of the member of staff at that time.'),
    origin: z.enum(changeOrigins).nullable(),
    reason: z.string().nullable(),
    run_id: z.string().nullable().describe('The import or bulk action that made the change.'),
    before: z.record(z.string(), z.unknown()).nullable().describe('The old values. Null for a new record.'),
    after: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The new values. Null for a deleted record.'),
    names: referenceNames,
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.output<typeof historyEntry>

export const getRecordHistory = endpoint({
  method: 'GET',
  path: '/api/v1/staff/history/:kind/:id',
  summary: 'Returns the history of a record, newest first',
  params: z.object({
    kind: z.enum(recordKinds).describe('The kind of the record.'),
    id: z.string().min(1).max(100).describe('The `id` of the record.'),
  }),
  query: staffListQuery(['at'], {}).pick({ page: true, per_page: true }),
  response: answerPage(historyEntry),
  errors: [...ofStaff, 'not-valid'],
})

const listName = z
  .string()
  .regex(/^[a-z][a-z-]{1,39}$/)
  .describe('The name of the list, such as `articles`.')

const arrangedColumn = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/)
    .describe('The name of the column.'),
  shown: z.boolean().describe('Whether the list shows the column.'),
  width: z
    .int()
    .min(40)
    .max(2000)
    .optional()
    .describe('In CSS pixels. Left out: as wide as the content needs.'),
})
const listColumn = arrangedColumn.meta({ id: 'ListColumn' })
export type ListColumn = z.output<typeof listColumn>

export const getListView = endpoint({
  method: 'GET',
  path: '/api/v1/staff/list-views/:list',
  summary: 'Returns the columns of a list as the member of staff has arranged them',
  params: z.object({ list: listName }),
  example: { list: 'articles' },
  response: answer(z.array(listColumn).describe('Empty if the columns have not been arranged.')),
  errors: [...ofStaff, 'not-valid'],
})

export const saveListView = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/list-views/:list',
  summary: 'Stores how the member of staff has arranged the columns of a list',
  params: z.object({ list: listName }),
  body: z.object({
    columns: z
      .array(arrangedColumn)
      .max(60)
      .describe('The columns in their order. None: the delivered arrangement.'),
  }),
  example: { list: 'articles', columns: [{ key: 'name', shown: true }] },
  response: answer(z.array(listColumn)),
  errors: [...ofStaff, 'not-valid'],
})

export const getLiveSince = endpoint({
  method: 'GET',
  path: '/api/v1/staff/live',
  summary: 'Returns since when the pages of the shop show everything that has been saved in the catalogue',
  response: answer(
    z.object({
      since: z.iso.datetime().nullable().describe('Null while the pages still show an earlier state.'),
    }),
  ),
  errors: [...ofStaff],
})
