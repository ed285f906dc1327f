import { isBusinessId } from '@pito/contracts/values/company-id'
import { bicPattern, ibanIn, isIban } from '@pito/contracts/values/iban'
import { z } from 'zod'
import { StartRefused } from '../start-refused.ts'
import type { Company } from './company.ts'
import { noCompany } from './company.ts'

const line = z.string().trim().min(2).max(35)

const settings = z.object({
  SHOP_NAME: z.string().trim().min(1).max(40).optional(),
  SELLER_NAME: z.string().trim().min(2).max(70),
  SELLER_BUSINESS_ID: z
    .string()
    .refine(isBusinessId, { error: 'it has to be a Y-tunnus such as 1234567-1.' }),
  SELLER_STREET: line,
  SELLER_POSTCODE: z.string().regex(/^\d{5}$/, { error: 'it has to have five digits.' }),
  SELLER_TOWN: line,
  SELLER_IBAN: z
    .string()
    .transform(ibanIn)
    .refine(isIban, { error: 'it has to be an account number such as FI21 1234 5600 0007 85.' }),
  SELLER_BIC: z.string().regex(bicPattern, { error: 'it has to be a BIC such as NDEAFIHH.' }),
  CUSTOMER_SERVICE_PHONE: z
    .string()
    .regex(/^\+?\d[\d ]{4,19}$/, { error: 'it has to be a phone number such as 020 123 0000.' }),
  CUSTOMER_SERVICE_EMAIL: z.email({ error: 'it has to be one e-mail address.' }),
})

type Names = keyof typeof settings.shape
const names = Object.keys(settings.shape) as Names[]
export type CompanySettings = Readonly<Partial<Record<Names, string>>>

/** The name under which the demo sells, unless a setting gives it another one. */
export const demoShopName = 'Pito'

/** The invented company of a demo. */
const ofDemo: Required<CompanySettings> = {
  SHOP_NAME: demoShopName,
  SELLER_NAME: 'Pito Demo Oy',
  SELLER_BUSINESS_ID: '1234567-1',
  SELLER_STREET: 'Esimerkkikatu 1',
  SELLER_POSTCODE: '00100',
  SELLER_TOWN: 'Helsinki',
  SELLER_IBAN: 'FI21 1234 5600 0007 85',
  SELLER_BIC: 'NDEAFIHH',
  CUSTOMER_SERVICE_PHONE: '020 123 0000',
  CUSTOMER_SERVICE_EMAIL: 'asiakaspalvelu@pito.example',
}
const hoursOfDemo = {
  hoursFi: 'ma–to\u00a08.00–18.00, pe\u00a08.00–17.00',
  hoursEn: 'Mon–Thu\u00a008:00–18:00, Fri\u00a008:00–17:00',
}

export function companySettingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): CompanySettings {
  return Object.fromEntries(
    names.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  )
}

/**
 * Returns the company with which an empty table is filled. Without any setting a production shop starts without a
 * company; some of the settings alone stop the start, because they are probably a mistake.
 */
export function companyOfSettings(given: CompanySettings, shopMode: 'demo' | 'production'): Company | null {
  const isDemo = shopMode === 'demo'
  const needed = names.filter((name) => name !== 'SHOP_NAME')
  const missing = isDemo ? [] : needed.filter((name) => given[name] === undefined)
  if (missing.length === needed.length) return null
  if (missing.length > 0)
    throw new StartRefused(
      `The company is not stored yet, and its settings are incomplete: set ${missing.join(', ')} too, or none of them and enter the company in the back office.`,
    )
  const parsed = settings.safeParse(isDemo ? { ...ofDemo, ...given } : given)
  if (!parsed.success)
    throw new StartRefused(
      parsed.error.issues
        .map(({ path, message }) => `The setting ${String(path[0])} cannot be used: ${message}`)
        .join('\n'),
    )
  return { ...companyOf(parsed.data), ...(isDemo ? hoursOfDemo : { hoursFi: '', hoursEn: '' }) }
}

function companyOf(values: z.output<typeof settings>): Omit<Company, 'hoursFi' | 'hoursEn'> {
  return {
    shopName: values.SHOP_NAME ?? values.SELLER_NAME.slice(0, 40),
    logo: null,
    orderEmail: '',
    refundLimitCents: noCompany.refundLimitCents,
    name: values.SELLER_NAME,
    businessId: values.SELLER_BUSINESS_ID,
    street: values.SELLER_STREET,
    postcode: values.SELLER_POSTCODE,
    town: values.SELLER_TOWN,
    iban: values.SELLER_IBAN,
    bic: values.SELLER_BIC,
    phone: values.CUSTOMER_SERVICE_PHONE,
    serviceEmail: values.CUSTOMER_SERVICE_EMAIL,
  }
}
