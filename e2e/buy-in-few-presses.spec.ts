import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Buyer } from './harness/checkout.ts'
import { aino, buyer, cartSummary, fillDetails } from './harness/checkout.ts'
import { notChosen } from './harness/cookies.ts'
import { fromOwnAddress } from './harness/customer.ts'
import { openHydrated } from './harness/hydrated.ts'
import { endPayment } from './harness/order-to-pay.ts'
import type { Language } from './harness/pages.ts'
import { languages } from './harness/pages.ts'

/**
 * Three ways from the front page to a paid order with fitting, on a phone and with the cookie question. Each press is
 * counted: clicks, choices and Enter, but neither typed letters nor the pages of the payment provider.
 */
test.use({ viewport: { width: 390, height: 844 }, storageState: notChosen })

const words = {
  fi: {
    cookies: 'Vain välttämättömät',
    plate: 'Rekisterinumero',
    sizes: 'Ajoneuvoosi hyväksytyt koot',
    winter: /^Talvi/,
    price: /^Edullinen hinta/,
    better: 'Parempi',
    now: 'Osta heti',
    bookTime: /^Varaa /,
    openSearch: 'Avaa haku',
    searched: 'Mitä etsit?',
    query: '225/45 R17 kitka',
    pointsTab: 'Asennuspisteet',
    tyresHere: 'Hae renkaita',
    plateSearch: 'Hae renkaat rekisterinumerolla',
  },
  en: {
    cookies: 'Necessary only',
    plate: 'Licence plate',
    sizes: 'Sizes approved for your vehicle',
    winter: /^Winter/,
    price: /^Low price/,
    better: 'Better',
    now: 'Buy Now',
    bookTime: /^Book /,
    openSearch: 'Open the search',
    searched: 'What are you looking for?',
    query: '225/45 R17 friction',
    pointsTab: 'Service points',
    tyresHere: 'Search Tyres',
    plateSearch: 'Find tyres by licence plate',
  },
}

/** Presses controls as a visitor does, and counts them. */
class Presses {
  readonly log: string[] = []
  async press(what: string, control: Locator): Promise<void> {
    await control.click()
    this.log.push(what)
  }
  async enter(what: string, field: Locator, text: string): Promise<void> {
    await field.fill(text)
    await field.page().keyboard.press('Enter')
    this.log.push(what)
  }
}

/** Opens the front page as a guest and refuses the cookies, which is the first press. */
async function begin(page: Page, language: Language) {
  await fromOwnAddress(page.context())
  const presses = new Presses()
  await openHydrated(page, `/?lang=${language}`)
  await presses.press('cookies', page.getByRole('button', { name: words[language].cookies }))
  return { buying: buyer(page, language), presses }
}

/** Chooses the first free time at a service point near the postcode, or near the place that the shop knows. */
async function takeFirstTime(buying: Buyer, presses: Presses, postcode: string | null): Promise<void> {
  const { page, w, language } = buying
  await presses.press('service point', cartSummary(buying).getByRole('button', { name: w.toGarage }))
  if (postcode !== null) {
    await page.getByLabel(w.place).focus()
    await presses.enter('place', page.getByRole('combobox', { name: w.place }), postcode)
  }
  const times = page
    .getByRole('region', { name: w.points })
    .getByRole('button', { name: words[language].bookTime })
  await presses.press('time', times.first())
}

async function payForIt(buying: Buyer, presses: Presses): Promise<void> {
  const { page, w } = buying
  await expect(page).toHaveURL(/\/cart\/user-info/)
  await fillDetails(buying, aino)
  await presses.press('terms', page.getByRole('checkbox', { name: w.accept }))
  await presses.press('payment step', page.getByRole('button', { name: w.send }))
  await presses.press('method', page.getByRole('group', { name: w.methods }).getByRole('radio').first())
  await presses.press('pay', page.getByRole('button', { name: w.pay }))
  await endPayment(page, 'ok')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(w.confirmed)
}

const buyNow = ({ page, w, language }: Buyer) =>
  page.getByRole('region', { name: w.buy, exact: true }).getByRole('button', { name: words[language].now })

for (const language of languages) {
  const tag = language === 'fi' ? [] : '@all'
  const { plate, sizes, winter, price, better, query, openSearch, searched, pointsTab, tyresHere } =
    words[language]
  test(`a customer who knows the plate buys with at most 14 presses, in ${language}`, { tag }, async ({
    page,
  }) => {
    const { buying, presses } = await begin(page, language)
    await presses.enter('plate', page.getByRole('textbox', { name: plate }), 'ABC-123')
    await presses.press('size', page.getByRole('list', { name: sizes }).getByRole('link').first())
    await presses.press('season', page.getByRole('link', { name: winter }))
    await presses.press('priority', page.getByRole('link', { name: price }))
    const pick = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: better }) })
    await presses.press('recommendation', pick.getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    await takeFirstTime(buying, presses, '33100')
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(14)
  })

  test(`a customer who knows the size buys with at most 12 presses, in ${language}`, { tag }, async ({
    page,
  }) => {
    const { buying, presses } = await begin(page, language)
    await presses.press('search', page.getByRole('button', { name: openSearch }))
    await presses.enter('query', page.getByRole('searchbox', { name: searched }), query)
    await presses.press('card', page.locator('.results .card').first().getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    await takeFirstTime(buying, presses, '33100')
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(12)
  })

  test(`a customer who chooses a service point first buys with at most 15 presses, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const { buying, presses } = await begin(page, language)
    await presses.press('service points', page.getByRole('tab', { name: pointsTab }))
    await page.getByLabel(buying.w.place).focus()
    await presses.enter('place', page.getByRole('combobox', { name: buying.w.place }), '33100')
    await presses.press('point', page.getByRole('article').first().getByRole('link', { name: tyresHere }))
    await presses.press('plate search', page.getByRole('button', { name: words[language].plateSearch }))
    await presses.enter('plate', page.getByRole('textbox', { name: plate }), 'ABC-123')
    await presses.press('size', page.getByRole('list', { name: sizes }).getByRole('link').first())
    await presses.press('card', page.locator('.results .card').first().getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    await takeFirstTime(buying, presses, null)
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(15)
  })
}
