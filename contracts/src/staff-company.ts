import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { companySchema } from './records/company.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
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
    refund_limit_cents: z.int(),
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
  body: companySchema.extend({
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
    refund_limit_cents: 30_000,
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
