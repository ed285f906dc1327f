import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { ofStaff } from './staff.ts'
import { staffListQuery } from './staff-list.ts'
import { requiredEmail } from './text-fields.ts'
import { accountSentences as s } from './values/account-sentences.ts'
import { mailEvents, mailStates, mostCopies, mostRetries } from './values/mail-events.ts'

const listedMail = z
  .object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    event: z.enum(mailEvents),
    order_number: z.string().nullable(),
    created_at: z.iso.datetime(),
    state: z.enum(mailStates),
    attempts: z.int(),
    last_tried_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable().describe('What the mail server said; null once the mail is sent.'),
    sent_at: z.iso.datetime().nullable(),
    is_copy: z.boolean().describe('Whether staff have sent this mail as a copy of an earlier one.'),
  })
  .meta({ id: 'SentMail' })
export type ListedMail = z.output<typeof listedMail>

const mailInFull = listedMail
  .extend({
    text: z
      .string()
      .nullable()
      .describe(
        'The text without the tokens of its links. Null for mails about accounts, whose links log in.',
      ),
    attachments: z.array(z.string()).describe('The names of the attached files.'),
    copies_left: z.int().describe('How many copies of mails of this order can still be sent today.'),
  })
  .meta({ id: 'SentMailInFull' })
export type MailInFull = z.output<typeof mailInFull>

const mailId = z.uuid().describe('The `id` of the mail.')

export const listMails = endpoint({
  method: 'GET',
  path: '/api/v1/staff/mails',
  summary:
    'Lists the e-mails of the last 30 days; the search finds the beginning of a recipient’s address or of an order number',
  query: staffListQuery(
    ['created_at', 'last_tried_at'],
    {
      state: z.enum(mailStates).optional().describe('Only mails in this state.'),
      event: z.enum(mailEvents).optional().describe('Only mails about this event.'),
      period: z
        .enum(['today', 'week'])
        .optional()
        .describe('Only mails of today, or of the last 7 days, by Finnish time.'),
    },
    '-created_at',
  ),
  response: answerPage(listedMail).extend({
    failed: z.int().describe('How many mails have failed and can be sent again.'),
    server_error: z
      .object({ at: z.iso.datetime(), error: z.string() })
      .nullable()
      .describe('The latest error of the mail server, if nothing has been sent since.'),
  }),
  errors: [...ofStaff, 'not-valid'],
})

export const getMail = endpoint({
  method: 'GET',
  path: '/api/v1/staff/mails/:id',
  summary: 'Returns an e-mail with its text. E-mails of orders need the right to read orders besides',
  params: z.object({ id: mailId }),
  response: answer(mailInFull),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

/** A mail that has been sent meanwhile is left out, so no event is mailed twice. */
export const retryMails = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/mail-retries',
  summary: 'Sends e-mails again that have failed: chosen ones, or all of them',
  body: z.object({
    ids: z
      .array(z.uuid())
      .min(1)
      .max(200)
      .nullable()
      .describe(`The mails to send again; null for all that have failed, the oldest ${mostRetries} at most.`),
  }),
  example: { ids: null },
  response: answer(z.object({ retried: z.int(), skipped: z.int() })),
  errors: [...ofStaff, 'not-valid', 'no-mail-server'],
})

export const copyMail = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/mails/:id/copies',
  summary: `Sends a copy of an e-mail of an order, as it was first written, ${mostCopies} an order and day at most`,
  params: z.object({ id: mailId }),
  body: z.object({
    recipient: requiredEmail(s.emailMissing).prefault('').describe('To whom the copy is sent.'),
    is_link_accepted: z
      .boolean()
      .default(false)
      .describe(
        'Needed for another address than that of the mail, because the mail contains the signed link to the order.',
      ),
  }),
  response: answer(listedMail),
  errors: [...ofStaff, 'not-valid', 'not-found', 'mail-not-of-order', 'mail-not-sent', 'too-many-copies'],
})
