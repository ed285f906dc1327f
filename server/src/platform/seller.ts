import { isBusinessId } from '@pito/contracts/values/company-id'
import { z } from 'zod'

/**
 * The seller, who is named on every invoice (Value Added Tax Act, section 209 e). The values of a demo are invented.
 */
export interface Seller {
  readonly name: string
  /** The business id of a Finnish company (Y-tunnus). */
  readonly businessId: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly iban: string
  readonly bic: string
}

const line = z.string().trim().min(2).max(35)

export const sellerSettings = z.object({
  SELLER_NAME: z.string().trim().min(2).max(70).default('Pito Demo Oy'),
  SELLER_BUSINESS_ID: z
    .string()
    .refine(isBusinessId, { error: 'it has to be a Y-tunnus such as 1234567-1.' })
    .default('1234567-1'),
  SELLER_STREET: line.default('Esimerkkikatu 1'),
  SELLER_POSTCODE: z
    .string()
    .regex(/^\d{5}$/, { error: 'it has to have five digits.' })
    .default('00100'),
  SELLER_TOWN: line.default('Helsinki'),
  SELLER_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine(isIban, { error: 'it has to be an account number such as FI21 1234 5600 0007 85.' })
    .default('FI2112345600000785'),
  SELLER_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, { error: 'it has to be a BIC such as NDEAFIHH.' })
    .default('NDEAFIHH'),
})

export function sellerOf(values: z.output<typeof sellerSettings>): Seller {
  return {
    name: values.SELLER_NAME,
    businessId: values.SELLER_BUSINESS_ID,
    street: values.SELLER_STREET,
    postcode: values.SELLER_POSTCODE,
    town: values.SELLER_TOWN,
    iban: values.SELLER_IBAN,
    bic: values.SELLER_BIC,
  }
}

/**
 * ISO 13616: the first four characters are moved to the end, letters count from 10, and the remainder modulo 97 must be
 * 1.
 */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
