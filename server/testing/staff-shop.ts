import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { buildApi } from '../src/app.ts'
import { addDemoStaff } from '../src/staff/index.ts'
import { insertRow } from './insert-row.ts'
import { testPlatform } from './test-platform.ts'

export const password = 'Renkaat-vaihtoon-7'
export const [aino, veikko] = ['0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b01', '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0b02']
const customers = [
  { id: aino, email: 'aino@example.fi', first_name: 'Aino', last_name: 'Virtanen' },
  {
    id: veikko,
    email: 'veikko@example.fi',
    first_name: 'Veikko',
    last_name: 'Korpi',
    is_company_user: true,
    company_name: 'Korven Kuljetus',
  },
]

/**
 * Opens a shop in which Outi is the owner, Paavo serves customers, and Kirsi looks after partners. Aino and Veikko are
 * customers.
 */
export async function staffShop(settings: Record<string, string> = {}) {
  const platform = await testPlatform({ settings })
  const { app } = await buildApi(platform)
  const people: Record<string, DeliveredRole> = {
    outi: 'owner',
    paavo: 'customer-service',
    kirsi: 'partner-manager',
  }
  for (const [name, role] of Object.entries(people))
    await platform.sql.transaction((tx) =>
      addDemoStaff(tx, { email: `${name}@pito.example`, name, role, password }, platform.clock()),
    )
  const at = platform.clock().toISOString()
  for (const customer of customers)
    await insertRow(platform.pool, 'customer', {
      contact_number: '0401234567',
      locale: 'fi_FI',
      created_at: at,
      changed_at: at,
      ...customer,
    })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    token?: string,
    more = {},
  ) => {
    const headers = { locale: 'en_GB', ...(token && { authorization: `Bearer ${token}` }), ...more }
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies }
  }
  const logIn = (name: string, more: object = {}) =>
    call('POST', 'member-login', { email: `${name}@pito.example`, password, ...more })
  const tokenOf = async (name: string): Promise<string> => (await logIn(name)).body.data.token
  const audited = async (action: string) =>
    (await platform.pool.query('select * from audit where action = $1 order by id', [action])).rows
  return { platform, app, call, logIn, tokenOf, audited }
}
