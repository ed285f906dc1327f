import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { rowId } from './cart.ts'
import { answer, customerAndGuest } from './endpoint.ts'
import { accountSentences } from './values/account-sentences.ts'
import { longestPlateText } from './values/licence-plate.ts'
import { oneLinePattern } from './values/one-line.ts'
import { plateErrors, vehicle } from './vehicles.ts'

const cartVehicle = z
  .object({
    vehicle: vehicle
      .nullable()
      .describe(
        'The vehicle of the licence plate in the checkout draft; null if there is no plate or it leads nowhere.',
      ),
    not_checked: z
      .enum(['plate-not-readable', 'plate-unknown', 'plate-search-down', 'too-many-requests'])
      .nullable()
      .describe('Why the plate in the checkout draft leads to no vehicle at the moment.'),
    asks: z
      .boolean()
      .describe(
        'Whether the cart should ask for the plate: the shop searches by plates, and the cart has tyres for cars or vans, no plate, and the question was not skipped.',
      ),
  })
  .meta({ id: 'CartVehicle' })
export type CartVehicle = z.output<typeof cartVehicle>

export const getCartVehicle = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/vehicle',
  anonymous: '/api/v1/anonymous/cart/vehicle',
  summary: 'Returns the vehicle that the tyres of the open cart are meant for, and whether to ask for it',
  response: answer(cartVehicle),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

export const checkCartVehicle = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/vehicle/check',
  anonymous: '/api/v1/anonymous/cart/vehicle/check',
  summary: 'Finds the vehicle of a licence plate and stores the plate in the checkout draft of the open cart',
  body: z.object({
    licence_plate: z
      .string()
      .max(longestPlateText)
      .regex(oneLinePattern, bilingualMessage(accountSentences.notOneLine))
      .describe('The licence plate, as ABC-123; spaces and small letters are fine.'),
  }),
  example: { licence_plate: 'ABC-123' },
  response: answer(cartVehicle),
  errors: [...plateErrors, 'not-found', 'not-logged-in', 'session-ended'],
})

export const confirmCartLines = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/vehicle/confirm',
  anonymous: '/api/v1/anonymous/cart/vehicle/confirm',
  summary: 'Marks lines of the open cart as being for another car than the one that the shop knows',
  body: z.object({
    line_item_ids: z
      .array(rowId)
      .max(1000)
      .describe('The `id` of each line. Ids of other carts are ignored.'),
  }),
  example: { line_item_ids: [1] },
  response: answer(z.object({ line_item_ids: z.array(z.int()).describe('The lines that are marked.') })),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})

export const skipCartVehicle = customerAndGuest({
  method: 'POST',
  moves: 'nothing',
  takesForm: true,
  customer: '/api/v1/customer/cart/vehicle/skip',
  anonymous: '/api/v1/anonymous/cart/vehicle/skip',
  summary: 'Removes the licence plate from the checkout draft; the open cart does not ask for it again',
  example: {},
  response: answer(cartVehicle),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})
