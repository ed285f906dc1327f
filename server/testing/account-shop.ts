import { writeResetLinks } from '../src/accounts/index.ts'
import type { Customer, NewCustomer } from '../src/accounts/store.ts'
import { insertCustomer } from '../src/accounts/store.ts'
import { buildApi } from '../src/app.ts'
import { answerHash } from '../src/platform/captcha/answer-hash.ts'
import { insertCaptchas } from '../src/platform/captcha/store.ts'
import { listMails } from '../src/platform/mail/store.ts'
import { hashPassword } from '../src/platform/passwords/password-hash.ts'
import type { Platform } from '../src/platform/platform.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import type { TestPlatform } from './test-platform.ts'
import { testPlatform } from './test-platform.ts'

type App = Awaited<ReturnType<typeof buildApi>>['app']
type Headers = Readonly<Record<string, string>>

export const goodPassword = 'Nastat-alle-7!'
export const otherPassword = 'Loska-hanki-88?'
const passwordHash = await hashPassword(goodPassword)

/** Opens a shop without articles, for tests of accounts. */
export async function accountShop(settings: Record<string, string> = {}) {
  const platform = await testPlatform({ settings })
  const { app } = await buildApi(platform)
  writeResetLinks(platform)
  const mailsTo = async (email: string) =>
    (await listMails(platform.sql)).filter(({ recipient }) => recipient === email)
  return { platform, app, mailsTo, captchaFor: (form: string) => captchaFor(platform, form) }
}

/** Inserts a captcha whose answer is known. */
async function captchaFor(platform: TestPlatform, form: string) {
  const key = `captcha-${Math.random()}`
  const now = platform.clock()
  const hash = answerHash(platform.config.secretKey, key, 'ABC123')
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 600_000) }
  await insertCaptchas(platform.sql, [{ key, answerHash: hash }], { form, ...times })
  return { captcha_id: key, captcha: 'abc123' }
}

/** Adds a customer with the password `goodPassword`. The customer is Aino unless `changed` says otherwise. */
export async function addCustomer(
  platform: Platform,
  changed: Partial<NewCustomer> & { readonly email: string },
): Promise<Customer> {
  const person: NewCustomer = {
    passwordHash,
    locale: 'fi_FI',
    salutation: 'mrs',
    firstName: 'Aino',
    lastName: 'Virtanen',
    countryCode: '358',
    contactNumber: '040 123 4567',
    contactNumberE164: '+358401234567',
    isCompanyUser: false,
    companyName: null,
    companyVatNumber: null,
    ...changed,
  }
  const customer = await platform.sql.transaction((tx) => insertCustomer(tx, person, platform.clock()))
  if (!customer) throw new Error(`${changed.email} has an account already.`)
  return customer
}

/** The member of staff who acts for customers in tests. */
export const actingStaffId = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0caa'

/** Adds the member of staff who acts for customers, unless an earlier call has. */
export async function addActingStaff({ pool, clock }: Pick<TestPlatform, 'pool' | 'clock'>): Promise<void> {
  await pool.query(
    `insert into staff (id, email, name, created_at) values ($1, 'acting@pito.example', 'Seppo Salo', $2)
    on conflict do nothing`,
    [actingStaffId, clock()],
  )
  await pool.query("insert into staff_has_role values ($1, 'customer-service') on conflict do nothing", [
    actingStaffId,
  ])
}

/** Returns the access token of a member of staff who acts for a customer. */
export async function actingFor(platform: TestPlatform, customerId: string): Promise<string> {
  const visit = { now: platform.clock(), device: 'Firefox', address: '192.0.2.9' }
  await addActingStaff(platform)
  const subject = { kind: 'staff', id: actingStaffId } as const
  const acting = { customerId, seconds: 3600, staffName: 'Seppo Salo' }
  const { accessToken } = await platform.sql.transaction((tx) =>
    startSession(platform, tx, visit, { subject, actingFor: acting }),
  )
  return accessToken
}

interface Visitor {
  readonly address?: string
  readonly device?: string
}

/**
 * Simulates one browser. It sends the cookies that responses have set, and drops the cookies that responses clear.
 */
export function visitorOf(
  app: App,
  { address = '198.51.100.1', device = 'Firefox/140.0 Linux' }: Visitor = {},
) {
  const cookies: Record<string, string> = {}
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Headers = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      remoteAddress: address,
      headers: { locale: 'en_GB', 'user-agent': device, ...headers },
      cookies,
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies)
      if (value) cookies[name] = value
      else delete cookies[name]
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json(),
      cookies: answer.cookies,
    }
  }
  return {
    cookies,
    get: (path: string, headers?: Headers) => send('GET', path, undefined, headers),
    post: (path: string, payload: object = {}, headers?: Headers) => send('POST', path, payload, headers),
    put: (path: string, payload: object) => send('PUT', path, payload),
    logIn: (email: string, password = goodPassword) => send('POST', 'login', { email, password }),
  }
}
