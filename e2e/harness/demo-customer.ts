import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const password = 'Rengas-demo-1!'

/** Logs the page's browser in as one of the demo's customers. */
export async function logInAs(page: Page, name: 'aino' | 'emma' | 'veikko'): Promise<void> {
  const email = `${name}@pito.example`
  const answer = await page.request.post('/api/v1/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}
