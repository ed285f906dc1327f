import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { recordId } from './limited-fields.ts'
import { articleFilters } from './staff-articles.ts'
import { onFilter, staffListQuery } from './staff-list.ts'
import { referenceNames } from './staff-office.ts'
import { oneLine } from './text-fields.ts'
import { fileFaultSentence } from './values/import-sentences.ts'
import { bulkActionNames, importFileBytes, importKinds, rowVerdicts, runKinds } from './values/run-kinds.ts'
import { runStates } from './values/run-moves.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const runIdPattern = /^\d{1,15}$/
export const isRunId = (text: string) => runIdPattern.test(text)
const runId = z.string().regex(runIdPattern).describe('The `id` of the import or bulk action.')
const count = z.int().min(0)

const additions = z.object({
  brands_total: count,
  brands: z.array(z.string()).describe('The names of the first hundred new brands.'),
  models_total: count,
  models: z
    .array(z.object({ brand: z.string(), name: z.string(), rows: count }))
    .describe('The first hundred new models, with the number of their articles in the file.'),
})
export type Additions = z.output<typeof additions>

const run = z
  .object({
    id: z.string(),
    kind: z.enum(runKinds),
    state: z.enum(runStates),
    by: z.string().nullable(),
    file_name: z.string().nullable(),
    file_bytes: z.int().nullable(),
    profile: z.string().nullable(),
    refusal: z.string().nullable().describe('Why the whole file was refused.'),
    is_ending: z
      .boolean()
      .describe('Whether a batch that had begun before the run was cancelled is still being carried out.'),
    created_at: z.iso.datetime(),
    checked_at: z.iso.datetime().nullable(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    new_rows: count,
    changed_rows: count,
    unchanged_rows: count,
    guarded_rows: count,
    rejected_rows: count,
    done_rows: count,
    skipped_rows: count,
    missing_rows: count
      .nullable()
      .describe(
        'How many articles of the supplier the file lacks; they are taken off sale. Null: they stay on sale.',
      ),
    assumed_rows: count.describe(
      'In how many rows a cell was read as something that it does not say exactly.',
    ),
    additions: additions
      .nullable()
      .describe('What an import of articles adds to the catalogue besides articles.'),
    to_do_rows: count.describe('How many rows would be, or are still to be, carried out.'),
    waits_for: z
      .object({
        id: z.string(),
        kind: z.enum(runKinds),
        file_name: z.string().nullable(),
        by: z.string().nullable(),
      })
      .nullable()
      .describe('The run of the same kind that is carried out before a waiting one.'),
  })
  .meta({ id: 'Run' })
export type Run = z.output<typeof run>

export const getRuns = endpoint({
  method: 'GET',
  path: '/api/v1/staff/imports',
  summary: 'Lists imports and bulk actions, newest first',
  query: staffListQuery(['created'], {
    kind: z.enum(runKinds).optional().describe('The kind of import or bulk action.'),
    state: z.enum(runStates).optional().describe('The state.'),
  }).omit({ sort: true, search: true }),
  response: answerPage(run),
  errors: [...ofStaff, 'not-valid'],
})

export const createImport = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/imports',
  summary: 'Begins an import, whose file is uploaded in parts afterwards',
  body: z.object({
    kind: z.enum(importKinds).describe('The kind of file.'),
    file_name: oneLine.min(1).max(200).describe('The name of the file.'),
    bytes: z
      .int()
      .min(1, bilingualMessage(fileFaultSentence('empty', null)))
      .max(importFileBytes, bilingualMessage(fileFaultSentence('too-large', null)))
      .describe('The size of the file in bytes.'),
  }),
  example: { kind: 'prices', file_name: 'prices.csv', bytes: 1200 },
  response: answer(run),
  errors: [...ofStaff, 'not-valid'],
})

export const getRun = endpoint({
  method: 'GET',
  path: '/api/v1/staff/imports/:id',
  summary: 'Returns an import or a bulk action with its progress',
  params: z.object({ id: runId }),
  response: answer(run),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/)
const meanings = z
  .array(
    z.object({
      text: oneLine.min(1).max(60).describe('A text of the supplier.'),
      means: oneLine.min(1).max(40).describe('What it means: a text that the shop knows, such as `SUV`.'),
    }),
  )
  .max(100)
  .describe('What texts of the column mean that the shop does not know.')
const fileRows = z.array(z.object({ number: z.int(), cells: z.array(z.string()) }))

const preview = z
  .object({
    format: z.enum(['csv', 'xlsx']),
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    columns: z
      .array(
        z.object({
          heading: z.string(),
          field: fieldName.nullable().describe('The field, or null if the column is ignored.'),
          empty_clears: z.boolean(),
          values: meanings,
          texts: z.array(z.string()).describe('The different texts of the column, if they are few.'),
        }),
      )
      .describe('The columns in the order of the file.'),
    header_row: z.int().describe('The number of the row that contains the headings.'),
    first_rows: fileRows.describe('The first rows of the file. One of them contains the headings.'),
    rows: fileRows.describe('The first ten rows below the headings.'),
    profiles: z.array(z.string()).describe('The names of the stored profiles.'),
    profile: z.string().nullable().describe('The profile that assigns the columns.'),
    proposed: z.boolean().describe('Whether the profile was found by the headings.'),
    day_zero: z.string().describe('The day from which the file counts the days of its dates.'),
    week: z.string().describe('The production week that the last dry run used for rows without one.'),
    missing_off_sale: z.boolean().describe('What the last dry run did about missing articles.'),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.output<typeof preview>

const headerRow = z.coerce.number().int().min(1).max(2_000_000)

export const getImportPreview = endpoint({
  method: 'GET',
  path: '/api/v1/staff/imports/:id/preview',
  summary: 'Returns what was recognised in an uploaded file, with its first ten rows',
  params: z.object({ id: runId }),
  query: z.object({
    profile: oneLine
      .max(60)
      .optional()
      .describe(
        'The name of a stored profile, which assigns the columns. Empty: none. Left out: as in the last dry run, or the profile that the headings propose.',
      ),
    header_row: headerRow
      .optional()
      .describe('The row that contains the headings. Left out: it is recognised.'),
  }),
  response: answer(preview),
  errors: [...ofStaff, 'not-found', 'not-valid', 'file-not-readable', 'file-incomplete'],
})

export const startDryRun = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/imports/:id/dry-run',
  summary: 'Compares the file of an import with the records in the background; nothing is changed',
  params: z.object({ id: runId }),
  body: z.object({
    columns: z
      .array(
        z.object({
          field: fieldName.nullable().default(null).describe('The field. Null: the column is ignored.'),
          empty_clears: z
            .boolean()
            .default(false)
            .describe(
              'Whether an empty cell clears the value, of fields that a record may lack. Without it empty cells change nothing.',
            ),
          values: meanings.default([]),
        }),
      )
      .max(200)
      .describe('The columns in the order of the file.'),
    header_row: headerRow
      .nullable()
      .default(null)
      .describe('The row that contains the headings. Null: it is recognised.'),
    week: oneLine
      .max(4)
      .default('')
      .describe('The production week of rows without one, for stock counts and goods receipts: `3125`.'),
    profile: oneLine.max(60).default('').describe('Stores the assignment of the columns under this name.'),
    missing_off_sale: z
      .boolean()
      .default(false)
      .describe(
        'Takes articles off sale that earlier imports with this profile contained and this file lacks. Only for articles and prices; needs the right to edit the catalogue.',
      ),
  }),
  response: answer(run),
  errors: [...ofStaff, 'not-found', 'not-valid', 'run-busy', 'file-incomplete', 'file-not-readable'],
})

const runRow = z
  .object({
    number: z.int(),
    label: z.string(),
    record_id: z.int().nullable(),
    verdict: z.enum(rowVerdicts),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    names: referenceNames.describe(
      'The names of brands, models and articles to which values and `record_id` refer, by field and id.',
    ),
    faults: z.array(
      z.object({ field: z.string().nullable(), value: z.string().nullable(), reason: z.string() }),
    ),
    assumptions: z
      .array(z.object({ field: z.string().nullable(), value: z.string().nullable(), reason: z.string() }))
      .describe('How cells were read that do not say something exactly, such as `20+`.'),
    reason: z.string().nullable().describe('The reason for which a guarded row was ticked.'),
    outcome: z.enum(['done', 'skipped']).nullable(),
    note: z
      .object({
        sentence: z.string().nullable(),
        by: z.string().nullable(),
        at: z.iso.datetime().nullable(),
      })
      .nullable()
      .describe('Why the row was skipped: a sentence, or who changed the record after the dry run.'),
  })
  .meta({ id: 'RunRow' })
export type RunRow = z.output<typeof runRow>

export const getRunRows = endpoint({
  method: 'GET',
  path: '/api/v1/staff/imports/:id/rows',
  summary: 'Lists the rows of a dry run and what became of them',
  params: z.object({ id: runId }),
  query: staffListQuery(['number'], {
    verdict: z.enum(rowVerdicts).optional().describe('What the dry run found out.'),
    field: fieldName.optional().describe('Only rows in which this field changes or is at fault.'),
    outcome: z.enum(['done', 'skipped']).optional().describe('What became of the rows.'),
    assumed: onFilter('1: only rows with assumptions.'),
  }).omit({ sort: true }),
  response: answerPage(runRow),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const tickRows = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/imports/:id/ticks',
  summary: 'Ticks rows that the price guard stops, with a reason, or removes their ticks',
  params: z.object({ id: runId }),
  body: z.object({
    numbers: z.array(recordId).min(1).max(200).describe('The numbers of the rows.'),
    reason: oneLine.max(500).default('').describe('The reason. An empty reason removes the ticks.'),
  }),
  response: answer(run),
  errors: [...ofStaff, 'not-found', 'not-valid', 'run-busy'],
})

export const startRun = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/imports/:id/run',
  summary: 'Carries out the rows of a dry run in the background',
  params: z.object({ id: runId }),
  response: answer(run),
  errors: [
    ...ofStaff,
    'not-found',
    'not-valid',
    'run-busy',
    'dry-run-expired',
    'nothing-to-do',
    'too-many-guarded-prices',
  ],
})

export const cancelRun = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/imports/:id/cancel',
  summary: 'Cancels an import or a bulk action; rows that were carried out stay as they are',
  params: z.object({ id: runId }),
  response: answer(run),
  errors: [...ofStaff, 'not-found', 'not-valid', 'run-busy'],
})

export const startBulkAction = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/bulk-actions',
  summary: 'Begins a bulk action with a dry run: for selected articles, or for all results of a list',
  body: z.object({
    action: z.enum(bulkActionNames).describe('What happens to the articles.'),
    ids: z
      .array(recordId)
      .max(10_000)
      .nullable()
      .default(null)
      .describe('The selected articles. Null: all articles that the filters find.'),
    filters: z
      .object({
        search: oneLine.max(100).default('').describe('Text that the articles contain.'),
        ...articleFilters,
      })
      .prefault({})
      .describe('The filters of the list of articles.'),
  }),
  example: { action: 'articles-off-sale', ids: [1] },
  response: answer(run),
  errors: [...ofStaff, 'not-valid'],
})
