import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import {
  acceptAndSend,
  aino,
  buyer,
  cartSummary,
  euros,
  fillDetails,
  goToCart,
  payBy,
  paymentStep,
  searchAndAdd,
  searchGarages,
  steps,
  takePointByPhone,
  takeTime,
} from './harness/checkout.ts'
import { fromOwnAddress, registered } from './harness/customer.ts'
import { hydrated } from './harness/hydrated.ts'
import { languages, widths } from './harness/pages.ts'
import { watch } from './harness/watch.ts'

const all = process.env.E2E_ALL === '1'
const everywhere = languages
  .flatMap((language) => widths.map((width) => ({ language, width })))
  .map((screen, day) => ({ ...screen, day }))
const heightOf = (width: number) => (width < 500 ? 760 : 900)

/**
 * Returns the combinations of language and width in which a journey runs. `npm test` runs each journey in one of
 * them; `--all` runs it in all of them.
 */
const at = (own: number) => (all ? everywhere : everywhere.slice(own, own + 1))
const helsinki = '00510 Helsinki'
const home = { address_line_1: 'Rengastie 1', zipcode: '00100', city: 'Helsinki' }

for (const { language, width, day } of at(5))
  test(`a guest has tyres fitted, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const { faults } = watch(page)
    const guest = buyer(page, language)
    const { w } = guest
    await searchAndAdd(guest)
    await goToCart(guest)
    await expect(page.getByRole('radio', { name: w.fitted })).toBeChecked()
    await expect(steps(guest)).toHaveText(w.fiveSteps)
    await expect(cartSummary(guest)).toContainText(w.pointDelivery)
    await cartSummary(guest).getByRole('button', { name: w.toGarage }).click()
    await expect(page).toHaveURL(/\/cart\/dealer-services/)
    await expect(steps(guest).nth(1)).toHaveAttribute('aria-current', 'step')
    await expect(cartSummary(guest).getByRole('link', { name: w.proceed })).toBeHidden()
    await page.getByRole('button', { name: w.find, exact: true }).click()
    await expect(page.getByText(w.placeMissing)).toBeVisible()
    const search = page.waitForRequest(/\/search-dealers\?/)
    await searchGarages(guest, helsinki)
    const query = new URL((await search).url()).searchParams
    expect(query.get('service_ids')).toMatch(/^\[1(,\d+)*\]$/)
    expect(query.get('rim_sizes')).toMatch(/^\[\d+(\.\d)?\]$/)
    const point = await takeTime(guest, day)
    await page.getByRole('link', { name: w.backToGarage }).click()
    await expect(page.getByRole('group', { name: w.fitting })).toContainText(point)
    await cartSummary(guest).getByRole('link', { name: w.proceed }).click()
    await expect(page).toHaveURL(/\/cart\/user-info/)
    await hydrated(page)
    await fillDetails(guest, { ...aino, plate: 'ABC-123', note: 'Soita ovelta' })
    await acceptAndSend(guest)
    const order = await paymentStep(guest)
    expect(order).toMatchObject({
      order_type: 'service_point_delivery',
      shipping_charges: 0,
      licence_plate: 'ABC-123',
      order_note: 'Soita ovelta',
      billing_details: { first_name: 'Aino', address_line_1: 'Fleminginkatu 9', zipcode: '00530' },
      shipping_details: { ship_to: 'servicepoint' },
      appointment: { dealer: { company_name: point } },
    })
    expect(order.appointment?.schedule_date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(order.line_items.map(({ type }) => type)).toContain('service')
    await expect(page.getByRole('main')).toContainText(point)
    expect(await accessibilityFaults(page)).toEqual([])
    await payBy(guest, order, 'bank')
    expect(faults).toEqual([])
  })

for (const { language, width } of at(3))
  test(`a customer with a code comes to the payment in three presses and pays by card, in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    await fromOwnAddress(page.context())
    const { email } = await registered(page, 'Maija')
    const profile = await page.request.put('/api/v1/account', {
      data: {
        address_type: 0,
        same_as_shipping: true,
        first_name: 'Maija',
        last_name: 'Meikäläinen',
        contact_number: '050123123',
        ...home,
        country_id: 73,
      },
    })
    expect(profile.ok(), await profile.text()).toBe(true)
    const maija = buyer(page, language, 'customer')
    const { w } = maija
    await searchAndAdd(maija)
    await goToCart(maija)
    await page.getByRole('radio', { name: w.delivered }).check()
    await expect(steps(maija)).toHaveText(w.fourSteps)
    if (width < 768) await page.locator('summary').filter({ hasText: w.promoCode }).click()
    await page.getByRole('textbox', { name: w.promoCode }).fill('TALVI10')
    await page.getByRole('button', { name: w.apply }).click()
    await expect(cartSummary(maija)).toContainText(`${w.discount}, TALVI10`)
    const presses = [
      cartSummary(maija).getByRole('button', { name: w.toInformation }),
      page.getByRole('checkbox', { name: w.accept }),
      page.getByRole('button', { name: w.send }),
    ]
    for (const press of presses) await press.click()
    const order = await paymentStep(maija)
    expect(order).toMatchObject({
      order_type: 'other',
      shipping_charges: 39.9,
      promo_code_name: 'TALVI10',
      billing_details: { first_name: 'Maija', email, contact_number: '050123123', ...home },
      shipping_details: { ship_to: 'billing', ...home },
    })
    const products = order.line_items.filter(({ type }) => type === 'product')
    const tenth = products.reduce((sum, { sub_total }) => sum + sub_total, 0) / 10
    expect(order.discount_amount).toBeCloseTo(tenth, 2)
    await expect(page.getByRole('complementary')).toContainText('TALVI10')
    await payBy(maija, order, 'card')
  })

for (const { language, width } of at(4))
  test(`a company has tyres delivered, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const company = buyer(page, language)
    const { w } = company
    await searchAndAdd(company)
    await goToCart(company)
    await page.getByRole('radio', { name: w.delivered }).check()
    await cartSummary(company).getByRole('button', { name: w.toInformation }).click()
    await fillDetails(company, aino)
    await page.getByRole('checkbox', { name: w.business }).check()
    await page.getByRole('checkbox', { name: w.accept }).check()
    const send = page.getByRole('button', { name: w.send })
    await expect(send).toBeDisabled()
    await fillDetails(company, { company: 'Kuljetus Oy', vatNumber: '2617416-5' })
    await page.getByRole('radio', { name: w.toOther }).check()
    await send.click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(w.notAVatNumber)
    await expect(alert).toContainText(w.shippingStreetMissing)
    await expect(alert).not.toContainText(w.shippingCompanyMissing)
    await fillDetails(company, { vatNumber: '2617416-4' })
    await page.getByRole('radio', { name: w.toBilling }).check()
    await send.click()
    const order = await paymentStep(company)
    expect(order).toMatchObject({
      is_business_customer: true,
      order_type: 'other',
      shipping_charges: 39.9,
      appointment: null,
      billing_details: { company_name: 'Kuljetus Oy', company_vat_number: '2617416-4' },
      shipping_details: { ship_to: 'billing', company_name: 'Kuljetus Oy' },
    })
    await expect(page.getByRole('main')).toContainText('Kuljetus Oy, 2617416-4')
    await payBy(company, order, 'klarna')
  })

for (const { language, width } of at(2))
  test(`truck tyres are delivered, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const haulier = buyer(page, language)
    await searchAndAdd(haulier, 'truck')
    await goToCart(haulier)
    await expect(page.getByRole('radio', { name: haulier.w.fitted })).toBeDisabled()
    await expect(page.getByRole('radio', { name: haulier.w.freight })).toBeChecked()
    await expect(cartSummary(haulier)).toContainText(haulier.w.freight)
    await expect(page.getByRole('main')).not.toContainText(/kotiin|your home/)
    await expect(steps(haulier)).toHaveText(haulier.w.fourSteps)
    await cartSummary(haulier).getByRole('button', { name: haulier.w.toInformation }).click()
    await fillDetails(haulier, aino)
    await acceptAndSend(haulier)
    const order = await paymentStep(haulier)
    expect(order).toMatchObject({ order_type: 'other', appointment: null })
    expect(order.shipping_charges).toBeGreaterThan(0)
    expect(order.line_items.map(({ type }) => type)).not.toContain('service')
    await payBy(haulier, order, 'mobile')
  })

for (const { language, width } of at(1))
  test(`a service point arranges the time by phone, in ${language} at ${width} px`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const guest = buyer(page, language)
    const { w } = guest
    await searchAndAdd(guest)
    await goToCart(guest)
    await cartSummary(guest).getByRole('button', { name: w.toGarage }).click()
    await searchGarages(guest, helsinki)
    const created = page.waitForRequest(/\/appointment\/create$/)
    const point = await takePointByPhone(guest)
    await page.goto(`/cart?lang=${language}`)
    await expect(cartSummary(guest)).toContainText(w.noCalendar)
    await cartSummary(guest).getByRole('button', { name: w.toInformation }).click()
    expect((await created).postDataJSON()).toMatchObject({ without_calendar: 1, service_ids: '[1]' })
    await fillDetails(guest, aino)
    await acceptAndSend(guest)
    const order = await paymentStep(guest)
    expect(order).toMatchObject({
      order_type: 'service_point_delivery',
      shipping_charges: 0,
      shipping_details: { ship_to: 'servicepoint' },
      appointment: {
        schedule_date: null,
        start_time: null,
        without_calendar: true,
        dealer: { company_name: point },
      },
    })
    await expect(page.getByRole('main')).toContainText(w.noCalendar)
    await payBy(guest, order, 'bank')
    await page.goto(`/my-order?order=${order.order_number}&lang=${language}`)
    await expect(page.getByRole('main')).toContainText(w.noCalendar)
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await tooWide()).toBeLessThanOrEqual(0)
  })

for (const { language, width } of at(0))
  test(`with a truck tyre the whole cart is delivered, in ${language} at ${width} px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const guest = buyer(page, language)
    const { w } = guest
    await searchAndAdd(guest)
    await page.getByRole('button', { name: w.stay }).click()
    await searchAndAdd(guest, 'truck')
    await goToCart(guest)
    await expect(page.getByRole('radio', { name: w.fitted })).toBeDisabled()
    await expect(page.getByRole('radio', { name: w.freight })).toBeChecked()
    await expect(page.getByRole('main')).toContainText(w.trucksNotFitted)
    await expect(cartSummary(guest)).toContainText(euros(39.9))
    await expect(steps(guest)).toHaveText(w.fourSteps)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('service_flag'))).toBe('0')
    await cartSummary(guest).getByRole('button', { name: w.toInformation }).click()
    await fillDetails(guest, aino)
    await acceptAndSend(guest)
    const order = await paymentStep(guest)
    expect(order).toMatchObject({ order_type: 'other', shipping_charges: 39.9, appointment: null })
    expect(order.line_items.filter(({ type }) => type === 'product')).toHaveLength(2)
    expect(order.line_items.map(({ type }) => type)).not.toContain('service')
    await payBy(guest, order, 'card')
  })
