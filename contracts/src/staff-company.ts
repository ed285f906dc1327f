import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { inNameScript, inTextScript, oneLine, requiredEmail, requiredText } from './text-fields.ts'
import { isBusinessId } from './values/company-id.ts'
import { companySentences as s } from './values/company-sentences.ts'
import { bicPattern, ibanIn, isIban } from './values/iban.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const tooLong = bilingualMessage(s.tooLong)

/** Opening hours keep their no-break spaces, which hold a weekday and its time together. */
const withNoBreakSpaces = (text: string) => text.normalize()

/** Finvoice limits the name of the seller to 70 characters and a line of its address to 35. */
const companyFields = z.object({
  shop_name: requiredText(s.shopNameMissing)
    .max(40, tooLong)
    .describe('The name under which the company sells. Pages, e-mails and invoices show it.'),
  name: requiredText(s.nameMissing)
    .min(2, bilingualMessage(s.nameMissing))
    .max(70, tooLong)
    .refine(...inNameScript)
    .describe('The name.'),
  business_id: oneLine
    .refine(isBusinessId, bilingualMessage(s.businessIdWrong))
    .describe('The business ID (Y-tunnus) with a right check digit. The VAT number follows from it.'),
  street: requiredText(s.streetMissing)
    .max(35, tooLong)
    .refine(...inTextScript)
    .describe('The street address.'),
  postcode: oneLine
    .regex(/^\d{5}$/, bilingualMessage(s.postcodeWrong))
    .describe('The postcode, five digits.'),
  town: requiredText(s.townMissing)
    .max(35, tooLong)
    .refine(...inTextScript)
    .describe('The town.'),
  iban: oneLine
    .overwrite(ibanIn)
    .refine(isIban, bilingualMessage(s.ibanWrong))
    .describe('The bank account (IBAN), with or without spaces.'),
  bic: oneLine
    .overwrite((text) => text.toUpperCase())
    .regex(bicPattern, bilingualMessage(s.bicWrong))
    .describe('The BIC of the bank.'),
  phone: oneLine
    .regex(/^\+?\d[\d ]{4,19}$/, bilingualMessage(s.phoneWrong))
    .describe('The phone number of customer service, as pages and e-mails show it.'),
  service_email: requiredEmail(s.emailMissing, s.emailWrong).describe(
    'The address to which customers write.',
  ),
  hours_fi: requiredText(s.hoursMissing, withNoBreakSpaces)
    .max(200, tooLong)
    .describe('When customer service is open, in Finnish.'),
  hours_en: requiredText(s.hoursMissing, withNoBreakSpaces)
    .max(200, tooLong)
    .describe('When customer service is open, in English.'),
  order_email: z
    .union([z.literal(''), requiredEmail(s.emailMissing, s.emailWrong)])
    .describe('The address that gets a mail for each paid order. Empty if nobody wants these mails.'),
})
export type CompanyFields = z.output<typeof companyFields>

const staffCompany = z
  .object({
    version: z
      .int()
      .describe('0 while the company is not known: the texts are empty, and the shop takes no orders.'),
    name: z.string(),
    business_id: z.string(),
    street: z.string(),
    postcode: z.string(),
    town: z.string(),
    iban: z.string(),
    bic: z.string(),
    phone: z.string(),
    service_email: z.string(),
    hours_fi: z.string(),
    hours_en: z.string(),
    shop_name: z.string(),
    order_email: z.string(),
    logo: z
      .string()
      .nullable()
      .describe('The address of the logo, or null if the shop shows its name instead.'),
  })
  .meta({ id: 'StaffCompany' })
export type StaffCompany = z.output<typeof staffCompany>

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settings/company',
  summary: 'Returns the data of the company that sells',
  response: answer(staffCompany),
  errors: [...ofStaff],
})

export const saveCompany = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/settings/company',
  summary:
    'Saves the data of the company. Pages, e-mails and later invoices show them at once; issued invoices and credit notes do not change',
  body: companyFields.extend({
    version: z.int().min(0).describe('The version of the data that the change is based on.'),
  }),
  example: {
    version: 1,
    shop_name: 'Pito',
    name: 'Pito Demo Oy',
    business_id: '1234567-1',
    street: 'Esimerkkikatu 1',
    postcode: '00100',
    town: 'Helsinki',
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    phone: '020 123 0000',
    service_email: 'asiakaspalvelu@shop.example',
    hours_fi: 'ma–to\u00a08.00–18.00, pe\u00a08.00–17.00',
    hours_en: 'Mon–Thu\u00a008:00–18:00, Fri\u00a008:00–17:00',
    order_email: 'tilaukset@shop.example',
  },
  response: answer(staffCompany),
  errors: [...ofStaff, 'second-factor-required', 'not-valid', 'changed-meanwhile'],
})

export const deleteLogo = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/settings/company/logo',
  summary: 'Takes the logo away. Pages and e-mails then show the name of the shop',
  response: answer(staffCompany),
  errors: [...ofStaff, 'second-factor-required', 'not-valid'],
})
