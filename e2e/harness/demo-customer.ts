import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const password = 'Rengas-demo-1!'

/** One of the demo's people: their session is that of the page's browser from now on. */
export async function logInAs(page: Page, name: 'aino' | 'emma' | 'veikko'): Promise<void> {
  const email = `${name}@pito.example`
  const answer = await page.request.post('/api/v1/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}
