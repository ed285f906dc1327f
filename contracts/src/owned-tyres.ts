import { z } from 'zod'
import { rowId } from './cart.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { orderedProduct } from './orders.ts'
import { page } from './parameters.ts'
import { optionalText } from './text-fields.ts'
import { ownedSetStates } from './values/owned-set-states.ts'

const ownedVehicle = z
  .object({
    id: z.guid(),
    licence_plate: z.string().nullable().describe('The plate that was given with an order.'),
    name: z.string().nullable().describe('The name that the customer has given it.'),
  })
  .meta({ id: 'OwnedVehicle' })
export type OwnedVehicle = z.output<typeof ownedVehicle>

const ownedSet = z
  .object({
    id: rowId.describe('The id of the line of the order.'),
    vehicle: ownedVehicle.nullable().describe('Null if no vehicle is known.'),
    state: z.enum(ownedSetStates),
    name: z.string().describe('The name at the time of the order, in the caller’s language.'),
    quantity: z.int().describe('How many were bought and not returned.'),
    product: orderedProduct.nullable(),
    is_sold: z.boolean().describe('Whether the shop still sells this tyre.'),
    order_number: z.string(),
    bought_at: z.iso.datetime(),
    delivered_at: z.iso.datetime().nullable().describe('When it was received or fitted; null until then.'),
    fitting: z
      .object({ at: z.iso.datetime().nullable(), company_name: z.string(), city: z.string() })
      .nullable()
      .describe('The time and the place of the fitting; null for tyres that are not fitted.'),
    production_weeks: z
      .array(z.object({ year: z.int(), week: z.int() }))
      .describe('The weeks in which the tyres were made, the oldest first; empty if unknown.'),
    invoice_path: z.string().nullable(),
  })
  .meta({ id: 'OwnedSet' })
export type OwnedSet = z.output<typeof ownedSet>

const area = ['not-valid', 'not-allowed', 'not-logged-in', 'session-ended'] as const

export const listOwnedTyres = endpoint({
  method: 'GET',
  path: '/api/v1/customer/owned-tyres',
  summary: 'Lists the tyres that the customer bought, those of one vehicle together, without returned ones',
  query: z.object({ page }),
  response: answerPage(ownedSet),
  errors: area,
})

export const listOwnedVehicles = endpoint({
  method: 'GET',
  path: '/api/v1/customer/owned-vehicles',
  summary: 'Lists the vehicles for which the customer bought tyres',
  response: answer(z.array(ownedVehicle)),
  errors: area,
})

export const saveOwnedSet = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/customer/owned-tyres/:id',
  summary: 'Moves bought tyres to another vehicle, and says whether they are in use',
  params: z.object({ id: z.coerce.number().pipe(rowId).describe('The `id` of the tyres in the list.') }),
  body: z.object({
    vehicle_id: z.guid().nullable().describe('One of the customer’s vehicles; null if the car is not known.'),
    new_vehicle: optionalText.describe('Instead of `vehicle_id`: the name of a further vehicle.'),
    state: z.enum(ownedSetStates).describe('Only tyres in use are named in season reminders.'),
  }),
  response: answer(z.null()),
  errors: [...area, 'not-found'],
})

const ofVehicle = {
  params: z.object({ id: z.guid().describe('The `id` of the vehicle.') }),
  response: answer(z.null()),
}

export const nameOwnedVehicle = endpoint({
  ...ofVehicle,
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/customer/owned-vehicles/:id',
  summary: 'Gives one of the customer’s vehicles a name',
  body: z.object({ name: optionalText.describe('The name; empty for none.') }),
  errors: [...area, 'not-found'],
})

export const removeOwnedVehicle = endpoint({
  ...ofVehicle,
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/customer/owned-vehicles/:id',
  summary: 'Removes one of the customer’s vehicles; its tyres stay without a vehicle',
  errors: [...area, 'not-found'],
})
