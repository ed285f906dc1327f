import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Paavo is a member of the demo's customer service. */
export const paavo = { email: 'palvelu@pito.example', password: 'Asiakas-ensin-8' }

/** Reports as staff that an order is `shipped` or `delivered`. */
export async function reportProgress(page: Page, orderNumber: string, what: string): Promise<void> {
  const login = await page.request.post('/api/v1/member-login', { data: paavo })
  const { token } = (await login.json()).data
  const answer = await page.request.post(`/api/v1/staff/orders/${orderNumber}/${what}`, {
    data: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Decides on the newest pending review and returns the id of its article. */
export async function decideReview(page: Page, what: 'publish'): Promise<number> {
  const login = await page.request.post('/api/v1/member-login', { data: paavo })
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` }
  const list = await page.request.get('/api/v1/staff/reviews?state=pending', { headers })
  const [{ id, version, tyre_id }] = (await list.json()).data
  const answer = await page.request.post(`/api/v1/staff/reviews/${id}/${what}`, {
    data: { version },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return tyre_id
}
