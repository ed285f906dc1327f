import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { dayMissing, timeMissing } from './values/move-sentences.ts'

/** Parameters and fields that several calls take. Their descriptions appear in the OpenAPI document. */
const positiveNumber = z.coerce.number().int().min(1).max(2_147_483_647)

export const productId = positiveNumber.describe('The `id` of a tyre.')
export const dealerId = positiveNumber.describe('The `id` of a service point.')
export const page = z.coerce
  .number()
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .describe('The page of the list, from 1.')

export function perPage(usual: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(usual)
    .describe('How many items a page of the list has, 1 to 100.')
}

export const coordinates = {
  latitude: z.coerce
    .number()
    .min(-90)
    .max(90)
    .describe('Latitude of the place in degrees (WGS 84). Finland lies between 59 and 71.'),
  longitude: z.coerce
    .number()
    .min(-180)
    .max(180)
    .describe('Longitude of the place in degrees (WGS 84). Finland lies between 19 and 32.'),
}

export const localeId = z.coerce
  .number<string | number>()
  .pipe(z.literal([1, 2]))
  .describe('The language of the texts: 1 is English, 2 is Finnish.')

export const fittingDate = z.iso
  .date(bilingualMessage(dayMissing))
  .describe('The day of the fitting in Helsinki, as 2026-12-01.')
export const fittingTime = z
  .string(bilingualMessage(timeMissing))
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, bilingualMessage(timeMissing))
  .describe('When the fitting begins, in Helsinki: HH:MM or HH:MM:00.')

export const cartId = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .describe('The `id` of the open cart, as `cart/item/insert` returned it.')
export const orderNumber = z.string().max(40).describe('The number of the order: ten digits.')
export const orderId = z.uuid().describe('The `id` of the order, as `order/confirm` returned it.')
export const linkToken = z
  .string()
  .min(1)
  .max(200)
  .describe('The `token` in the address that the e-mail links to.')
