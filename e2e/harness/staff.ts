import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DeliveredRole } from '../../contracts/src/values/staff-rights.ts'
import { addDemoMember, demoCodeAt } from '../../demo/src/staff/fill-staff.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { runningUrl } from '../../server/src/platform/database/embedded/running-url.ts'
import { shopFor } from './machine.ts'

export interface Member {
  readonly email: string
  readonly password: string
  /** The code that the person's authenticator app shows now. */
  readonly code: string
}

/**
 * Adds a member of staff, who reads English. Each code is accepted once for a person, so a journey that logs in needs
 * a person of its own.
 */
export async function newMember(
  role: DeliveredRole = 'customer-service',
  name = 'Paavo Palvelija',
): Promise<Member> {
  const config = readConfig(shopFor(process.env).settings)
  const person = { email: `${randomUUID()}@pito.example`, password: 'Asiakas-ensin-8' }
  const database = await openDatabase((await runningUrl(config.dataFolder)) ?? '', { max: 1 })
  const member = { ...person, name, role, locale: 'en_GB' } as const
  await database.sql.transaction((tx) => addDemoMember(tx, config, member)).finally(() => database.close())
  return { ...person, code: demoCodeAt(new Date()) }
}

/** Logs the page's browser in as a new member of staff, and returns the header for calls of staff. */
export async function logInAsStaff({ request }: Pick<Page, 'request'>, role?: DeliveredRole, name?: string) {
  const login = await request.post('/api/v1/member-login', { data: await newMember(role, name) })
  expect(login.status(), await login.text()).toBe(200)
  return { authorization: `Bearer ${(await login.json()).data.token}` }
}

/** Reports as staff that an order is `shipped` or `delivered`. */
export async function reportProgress(page: Page, orderNumber: string, what: string): Promise<void> {
  const headers = await logInAsStaff(page)
  const path = `/api/v1/staff/orders/${orderNumber}/${what}`
  const answer = await page.request.post(path, { data: {}, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Decides on the newest pending review and returns the id of its article. */
export async function decideReview(page: Page, what: 'publish'): Promise<number> {
  const headers = await logInAsStaff(page)
  const list = await page.request.get('/api/v1/staff/reviews?state=pending&sort=-changed_at', { headers })
  const [{ id, version, tyre_id }] = (await list.json()).data
  const answer = await page.request.post(`/api/v1/staff/reviews/${id}/${what}`, {
    data: { version },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return tyre_id
}
