import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Of the demo: Paavo serves customers. */
export const paavo = { email: 'palvelu@pito.example', password: 'Asiakas-ensin-8' }

/** What staff say about an order by their own calls: `shipped`, `delivered`. */
export async function sayOfOrder(page: Page, orderNumber: string, what: string): Promise<void> {
  const login = await page.request.post('/api/v1/member-login', { data: paavo })
  const { token } = (await login.json()).data
  const answer = await page.request.post(`/api/v1/staff/orders/${orderNumber}/${what}`, {
    data: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The newest review that waits. Gives the article it is of. */
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
