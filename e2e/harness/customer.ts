import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { solvedCaptcha } from './captcha.ts'

export const goodPassword = 'Nastat-alle-7!'

export interface TestCustomer {
  readonly email: string
  readonly password: string
  readonly firstName: string
}

/**
 * Gives the browser its own network address, because the number of calls from one address in ten minutes is limited.
 */
export async function fromOwnAddress(context: BrowserContext): Promise<void> {
  const part = () => randomInt(1, 255)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
}

export function newEmail(name: string): string {
  return `${name}.${randomInt(1e9)}@example.fi`
}

/** Registers a customer with the API call that the page makes. The browser is then logged in as this customer. */
export async function registered(page: Page, firstName = 'Maija'): Promise<TestCustomer> {
  await fromOwnAddress(page.context())
  const { request } = page
  const customer = { email: newEmail('maija'), password: goodPassword, firstName }
  const answer = await request.post('/api/v1/register', {
    data: {
      salutation: 'mrs',
      first_name: firstName,
      last_name: 'Meikäläinen',
      contact_number: '050123123',
      email: customer.email,
      password: customer.password,
      ...(await solvedCaptcha(request, 'register')),
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return customer
}

export async function logIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

export const welcome = (page: Page, firstName: string) =>
  page.getByRole('banner').getByRole('link', { name: `Welcome ${firstName}` })
