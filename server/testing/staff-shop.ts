import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { buildApi } from '../src/app.ts'
import type { Platform } from '../src/platform/platform.ts'
import { fromBase32 } from '../src/platform/totp/base32.ts'
import { totpCode, totpStep } from '../src/platform/totp/totp.ts'
import { addDemoStaff, demoTotpSecret } from '../src/staff/index.ts'
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
  const { app, calls } = await buildApi(platform)
  const people: Record<string, DeliveredRole> = {
    outi: 'owner',
    paavo: 'customer-service',
    kirsi: 'partner-manager',
  }
  for (const [name, role] of Object.entries(people)) {
    const person = { email: `${name}@pito.example`, name, role, password }
    await platform.sql.transaction((tx) => addDemoStaff(platform.config, tx, person, platform.clock()))
  }
  await addCustomers(platform)
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
  const code = () => totpCode(fromBase32(demoTotpSecret) ?? Buffer.alloc(0), totpStep(platform.clock()))
  /** Logs in with the current code. Codes that were used at the same moment of the test's clock are forgotten. */
  const logIn = async (name: string, more: object = {}) => {
    await platform.pool.query('update staff_totp set last_step = 0')
    return call('POST', 'member-login', { email: `${name}@pito.example`, password, code: code(), ...more })
  }
  const tokenOf = async (name: string): Promise<string> => (await logIn(name)).body.data.token
  const audited = async (action: string) =>
    (await platform.pool.query('select * from audit where action = $1 order by id', [action])).rows
  return { platform, app, calls, call, code, logIn, tokenOf, audited }
}

async function addCustomers({ pool, clock }: Platform): Promise<void> {
  const at = clock().toISOString()
  const common = { contact_number: '0401234567', locale: 'fi_FI', created_at: at, changed_at: at }
  for (const customer of customers) await insertRow(pool, 'customer', { ...common, ...customer })
}
