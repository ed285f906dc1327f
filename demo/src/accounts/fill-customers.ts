import type { NewCustomer } from '@pito/server/src/accounts/index.ts'
import { insertCustomer, saveAddress } from '@pito/server/src/accounts/index.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import { hashPassword } from '@pito/server/src/platform/passwords/password-hash.ts'

/** The password of every demo customer. In production, addresses that end with .example cannot log in. */
export const demoPassword = 'Rengas-demo-1!'

type Story = Omit<NewCustomer, 'passwordHash' | 'countryCode'>

const people: readonly (Story & {
  readonly street: string
  readonly zipcode: string
  readonly city: string
})[] = [
  // Aino drives a Corolla in Tampere and changes tyres twice a year.
  {
    email: 'aino@pito.example',
    locale: 'fi_FI',
    salutation: 'mrs',
    firstName: 'Aino',
    lastName: 'Virtanen',
    contactNumber: '040 123 4567',
    contactNumberE164: '+358401234567',
    isCompanyUser: false,
    companyName: null,
    companyVatNumber: null,
    street: 'Hämeenkatu 12 B 7',
    zipcode: '33100',
    city: 'Tampere',
  },
  // Veikko buys for eleven vans in Vantaa, so he needs price lists and news too.
  {
    email: 'veikko@pito.example',
    locale: 'fi_FI',
    salutation: 'mr',
    firstName: 'Veikko',
    lastName: 'Korhonen',
    contactNumber: '050 765 4321',
    contactNumberE164: '+358507654321',
    isCompanyUser: true,
    companyName: 'Korhosen Kuljetus Oy',
    companyVatNumber: '2617416-4',
    permissions: ['profile', 'orders', 'downloads', 'news', 'change_password'],
    street: 'Tikkurilantie 44',
    zipcode: '01370',
    city: 'Vantaa',
  },
  // Emma moved to Helsinki last year and reads the shop in English.
  {
    email: 'emma@pito.example',
    locale: 'en_GB',
    salutation: 'miss',
    firstName: 'Emma',
    lastName: 'Lindqvist',
    contactNumber: '044 998 7766',
    contactNumberE164: '+358449987766',
    isCompanyUser: false,
    companyName: null,
    companyVatNumber: null,
    permissions: ['profile', 'orders', 'change_password'],
    street: 'Fleminginkatu 9 A 21',
    zipcode: '00530',
    city: 'Helsinki',
  },
]

export async function hasCustomers(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>`select exists(select from customer) as found`
  return row?.found === true
}

export async function fillCustomers(tx: Tx): Promise<void> {
  const [time] = await tx<{ now: Date }>`select now()`
  const finland = 73
  for (const { street, zipcode, city, ...person } of people) {
    const passwordHash = await hashPassword(demoPassword)
    const now = time?.now ?? new Date(0)
    const customer = await insertCustomer(tx, { ...person, countryCode: '358', passwordHash }, now)
    if (!customer) continue
    const { id, companyName, companyVatNumber } = customer
    const home = { addressLine1: street, addressLine2: null, zipcode, city, countryId: finland }
    await saveAddress(tx, id, 'billing', { ...home, companyName, companyVatNumber })
  }
}
