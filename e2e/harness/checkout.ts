import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { CheckoutWords } from './checkout-words.ts'
import { checkoutWords } from './checkout-words.ts'
import { wellStocked } from './find-tyre.ts'
import { hydrated, openHydrated } from './hydrated.ts'
import { endPayment } from './order-to-pay.ts'
import type { Language } from './pages.ts'

/**
 * The state of a journey from a product page to the payment step: the browser page, the language and its words, and
 * whether the buyer is logged in.
 */
export interface Buyer {
  readonly page: Page
  readonly language: Language
  readonly side: 'anonymous' | 'customer'
  readonly w: CheckoutWords
}

export const buyer = (page: Page, language: Language, side: Buyer['side'] = 'anonymous'): Buyer => ({
  page,
  language,
  side,
  w: checkoutWords[language],
})

export const euros = (amount: number) =>
  `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0€`

export const cartSummary = ({ page, w }: Buyer) => page.getByRole('complementary', { name: w.summary })
export const steps = ({ page, w }: Buyer) =>
  page.getByRole('navigation', { name: w.steps }).getByRole('listitem')
const cards = ({ page, w }: Buyer) => page.getByRole('region', { name: w.points }).getByRole('article')
const popup = ({ page, w }: Buyer) => page.getByRole('dialog', { name: w.popup })

/** Searches on the front page, opens the first tyre with a large stock, and puts four of it into the cart. */
export async function searchAndAdd(buying: Buyer, vehicle: 'car' | 'truck' = 'car'): Promise<void> {
  const { page, language, w } = buying
  await openHydrated(page, `/?lang=${language}`)
  if (vehicle === 'truck') {
    await page.getByRole('tab', { name: w.truckTab }).click()
    await expect(page.getByRole('tab', { name: w.truckTab, selected: true })).toBeVisible()
  }
  await page.getByRole('tabpanel').getByRole('button', { name: w.search, exact: true }).click()
  // The front page also has cards of tyres. The journey waits for the list page, so that it does not press one of
  // those.
  await expect(page).toHaveURL(/\/(renkaat|tyres)\//)
  await wellStocked(page).click()
  await hydrated(page)
  await page
    .getByRole('region', { name: w.buy, exact: true })
    .getByRole('button', { name: w.add })
    .first()
    .click()
}

export async function goToCart({ page, w }: Buyer): Promise<void> {
  await page.getByRole('link', { name: w.toCart }).click()
  await expect(page).toHaveURL(/\/cart(\?lang=en)?$/)
  await hydrated(page)
}

export async function searchGarages({ page, w }: Buyer, place: string): Promise<void> {
  // The script with the list of places loads when the field is first focused.
  await page.getByLabel(w.place).focus()
  const field = page.getByRole('combobox', { name: w.place })
  await field.fill(place)
  await field.press('Enter')
}

/**
 * Takes the last time of a day at a service point with a calendar. Journeys that run at the same time use different
 * days.
 */
export async function takeTime(buying: Buyer, day: number): Promise<string> {
  const { page, w } = buying
  const point = cards(buying)
    .filter({ has: page.getByRole('link', { name: w.chooseTime }) })
    .filter({ hasText: w.nextTime })
    .first()
  const name = await nameOf(point)
  await point.getByRole('link', { name: w.chooseTime }).click()
  await popup(buying).locator('td:not([aria-disabled]) [role=button]').nth(day).click()
  await popup(buying).getByRole('radio').last().check()
  await popup(buying).getByRole('button', { name: w.takeTime }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await hydrated(page)
  return name
}

/** Chooses a service point that arranges its times by phone. */
export async function takePointByPhone(buying: Buyer): Promise<string> {
  const { page, w } = buying
  const byPhone = cards(buying).filter({ hasText: w.noCalendar })
  await expect(cards(buying).first()).toBeVisible()
  while ((await byPhone.count()) === 0) {
    const shown = await cards(buying).count()
    await page.getByRole('link', { name: w.morePoints }).click()
    await expect(cards(buying).nth(shown)).toBeVisible()
  }
  const name = await nameOf(byPhone.first())
  await byPhone.first().getByRole('button', { name: w.withoutTime }).click()
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await hydrated(page)
  return name
}

/** Returns the name of a service point as the API writes it, which is without the soft hyphens of the page. */
const nameOf = async (point: Locator) =>
  ((await point.getByRole('heading', { level: 3 }).first().textContent()) ?? '').replaceAll('\u00ad', '')

export const aino = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino@example.fi',
  phone: '040 123 4567',
  street: 'Fleminginkatu 9',
  zipcode: '00530',
  city: 'Helsinki',
} as const
type TextField = keyof typeof aino | 'plate' | 'note' | 'company' | 'vatNumber'

/** Fills the fields of the billing address and the fields that are not part of an address. */
export async function fillDetails(
  { page, w }: Buyer,
  fields: Readonly<Partial<Record<TextField, string>>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: w[name as TextField], exact: true })
      .first()
      .fill(text)
}

export async function acceptAndSend({ page, w }: Buyer): Promise<void> {
  await page.getByRole('checkbox', { name: w.accept }).check()
  await page.getByRole('button', { name: w.send }).click()
}

interface OrderLine {
  readonly type: string
  readonly type_id: number
  readonly name: string
  readonly quantity: number
  readonly sub_total: number
  readonly product: { readonly size_text: string } | null
}

export interface StoredOrder {
  readonly order_number: string
  readonly order_status: string
  readonly order_type: string
  readonly total: number
  readonly sub_total: number
  readonly shipping_charges: number
  readonly discount_amount: number
  readonly vat_amount: number
  readonly licence_plate: string | null
  readonly order_note: string | null
  readonly terms_version: string | null
  readonly billing_details: Readonly<Record<string, unknown>>
  readonly shipping_details: Readonly<Record<string, unknown>>
  readonly appointment: {
    readonly schedule_date: string | null
    readonly dealer: Readonly<Record<string, string>>
  } | null
  readonly line_items: readonly OrderLine[]
}

const inCents = (amount: number) => Math.round(amount * 100)

/**
 * Checks the payment step: the order is stored, its lines add up and are shown with their sums, no method is
 * preselected, the methods are listed in the order prescribed by law, and one can be chosen.
 */
export async function paymentStep(buying: Buyer): Promise<StoredOrder> {
  const { page, side, language, w } = buying
  await expect(page).toHaveURL(/\/cart\/order-summary\/\d{10}/)
  await hydrated(page)
  const [number] = /\d{10}/.exec(page.url()) ?? []
  const answer = await page.request.get(`/api/v1/${side}/order/${number}/details`, {
    headers: { locale: language === 'fi' ? 'fi_FI' : 'en_GB' },
  })
  const order = ((await answer.json()) as { data: StoredOrder }).data
  expect(order).toMatchObject({ order_number: number, order_status: 'unpaid' })
  expect(order.terms_version).not.toBeNull()
  const lines = order.line_items.reduce((sum, { sub_total }) => sum + inCents(sub_total), 0)
  expect(lines - inCents(order.discount_amount)).toBe(inCents(order.total))
  expect(inCents(order.vat_amount)).toBe(Math.round((inCents(order.total) * 255) / 1255))
  const bag = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: w.bag }) })
  // The page adds the recycling fee of a tyre to the price of the tyre.
  const isFee = ({ type }: OrderLine) => type === 'recycling_charges'
  for (const { type, type_id, name, product, sub_total } of order.line_items.filter((line) => !isFee(line))) {
    const fee = order.line_items.find((line) => isFee(line) && type === 'product' && line.type_id === type_id)
    const price = euros(sub_total + (fee?.sub_total ?? 0))
    const shown = type === 'shipping_charges' ? price : name
    const row = bag
      .locator('.sums > div')
      .filter({ hasText: shown })
      .filter({ hasText: product?.size_text ?? '' })
    await expect(row.filter({ hasText: price }).first()).toBeVisible()
    if (fee) await expect(row.filter({ hasText: euros(fee.sub_total) }).first()).toBeVisible()
  }
  await expect(bag.locator('.sums__total .num')).toHaveText(euros(order.total))
  const methods = page.getByRole('group', { name: w.methods })
  await expect(methods.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(methods.getByRole('radio')).toHaveCount(w.methodOrder.length)
  for (const [at, name] of w.methodOrder.entries())
    await expect(methods.getByRole('radio').nth(at)).toHaveAccessibleName(name)
  await methods.getByRole('radio').first().check()
  await expect(methods.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: w.pay })).toBeVisible()
  return order
}

const places = { bank: 0, card: 1, mobile: 2, klarna: 3 } as const

/** Chooses a method, pays at the simulated provider, and returns to an order that is paid. */
export async function payBy(
  { page, side, w }: Buyer,
  { order_number: number, total }: StoredOrder,
  method: keyof typeof places,
): Promise<void> {
  await page.getByRole('group', { name: w.methods }).getByRole('radio').nth(places[method]).check()
  await page.getByRole('button', { name: w.pay }).click()
  await endPayment(page, method === 'klarna' ? 'approve' : 'ok')
  await expect(page).toHaveURL(new RegExp(`/cart/confirmation/${number}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(w.confirmed)
  const answer = await page.request.get(`/api/v1/${side}/order/${number}`)
  const { data } = (await answer.json()) as { data: StoredOrder }
  expect(data).toMatchObject({ order_status: 'paid', progress: 'paid', total })
}
