import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { linkToken } from './parameters.ts'

const monthAndDay = z.string().regex(/^\d\d-\d\d$/)

const seasonReminder = z
  .object({
    is_on: z.boolean(),
    changed_at: z.iso
      .datetime()
      .nullable()
      .describe('When the customer last switched it on or off; null if never.'),
    days: z
      .object({ winter: monthAndDay, summer: monthAndDay })
      .describe('The days on which the shop reminds of winter and of summer tyres, each as MM-DD.'),
  })
  .meta({ id: 'SeasonReminder' })
export type SeasonReminder = z.output<typeof seasonReminder>

export const getSeasonReminder = endpoint({
  method: 'GET',
  path: '/api/v1/customer/season-reminder',
  summary: 'Returns whether the customer gets an e-mail before the tyres of a season are needed',
  response: answer(seasonReminder),
  errors: ['not-allowed', 'not-logged-in', 'session-ended'],
})

export const saveSeasonReminder = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/customer/season-reminder',
  summary: 'Switches the e-mail before each season on or off; only the customer in person may do so',
  body: z.object({ is_on: z.boolean().describe('Whether the customer wants the e-mails.') }),
  example: { is_on: true },
  response: answer(seasonReminder),
  errors: ['not-valid', 'not-allowed', 'not-allowed-while-acting', 'not-logged-in', 'session-ended'],
})

export const stopSeasonReminder = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/season-reminder/stop',
  summary: 'Switches the e-mail off by the link in one; the response is the same for a link of nobody',
  body: z.object({ token: linkToken }),
  response: answer(z.null()),
  errors: ['not-valid'],
})
