import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'

const setUpSteps = [
  'company',
  'vat',
  'delivery',
  'pages',
  'articles',
  'service-points',
  'second-owner',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

const workKinds = [
  'orders-paid-today',
  'orders-to-send',
  'reviews-waiting',
  'partner-requests-waiting',
  'receipts-open',
  'imports-ready',
  'mails-failed',
] as const
export type WorkKind = (typeof workKinds)[number]

const staffStart = z
  .object({
    can_sell: z.boolean().describe('Whether every required step is done.'),
    steps: z.array(
      z.object({
        step: z.enum(setUpSteps),
        is_done: z.boolean(),
        is_required: z.boolean().describe('Whether the shop should not sell without this step.'),
      }),
    ),
    drafts: z
      .array(
        z.object({
          path: z.string(),
          title_fi: z.string(),
          title_en: z.string(),
          is_page: z
            .boolean()
            .describe('False for a text that is a part of other pages, or is not published.'),
        }),
      )
      .describe('The pages that are drafts, which the merchant has not checked.'),
    work: z
      .array(z.object({ kind: z.enum(workKinds), count: z.int() }))
      .describe("Today's work, without the kinds whose records the caller may not see."),
  })
  .meta({ id: 'StaffStart' })
export type StaffStart = z.output<typeof staffStart>

export const getStart = endpoint({
  method: 'GET',
  path: '/api/v1/staff/start',
  summary: 'Returns what the shop lacks before it can sell, and the work of today',
  response: answer(staffStart),
  errors: ['not-logged-in', 'session-ended', 'not-allowed'],
})
