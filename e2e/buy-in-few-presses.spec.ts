import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Buyer } from './harness/checkout.ts'
import { aino, buyer, cartSummary, fillDetails } from './harness/checkout.ts'
import { notChosen } from './harness/cookies.ts'
import { fromOwnAddress } from './harness/customer.ts'
import { filledCart } from './harness/filled-cart.ts'
import { openHydrated } from './harness/hydrated.ts'
import { endPayment } from './harness/order-to-pay.ts'
import type { Language } from './harness/pages.ts'
import { languages } from './harness/pages.ts'

/**
 * Three ways from the front page to a paid order with fitting, on a phone and with the cookie question. Each press is
 * counted: clicks, choices and Enter, but neither typed letters nor the pages of the payment provider. Each way is also
 * walked with one detour, which may take three presses more.
 */
test.use({ viewport: { width: 390, height: 844 }, storageState: notChosen })
// At the same time two of these customers would press the same first free time.
test.describe.configure({ mode: 'default' })

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
    unsold: '225/45 R13 kitka',
    none: 'Renkaita ei löytynyt',
    taken: 'Varaus ei onnistunut, valitse toinen aika.',
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
    unsold: '225/45 R13 friction',
    none: 'No result found',
    taken: 'The booking did not succeed, please choose another time.',
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

/** Shows the first free times near the postcode, or near the place that the shop knows. */
async function showTimes(buying: Buyer, presses: Presses, postcode: string | null): Promise<Locator> {
  const { page, w, language } = buying
  await presses.press('service point', cartSummary(buying).getByRole('button', { name: w.toGarage }))
  if (postcode !== null) {
    await page.getByLabel(w.place).focus()
    await presses.enter('place', page.getByRole('combobox', { name: w.place }), postcode)
  }
  const points = page.getByRole('region', { name: w.points })
  return points.getByRole('button', { name: words[language].bookTime }).first()
}

/** Takes the time of a button in the carts of other visitors, until every bay of the service point is taken. */
async function takeByOthers(browser: Browser, time: Locator): Promise<void> {
  const fields = await time.evaluate(({ form }: HTMLButtonElement) =>
    Object.fromEntries(new FormData(form ?? undefined)),
  )
  await expect(async () => {
    const visit = await browser.newContext()
    await fromOwnAddress(visit)
    const visitor = await visit.newPage()
    await filledCart(visitor, 4)
    const { data: cart } = await (await visitor.request.get('/api/v1/anonymous/cart/items/all')).json()
    const data = { ...fields, cart_id: cart.id }
    const answer = await visitor.request.post('/api/v1/anonymous/appointment/create', { data })
    await visit.close()
    expect(answer.status()).toBe(409)
  }).toPass({ intervals: [0] })
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

const runs = languages.flatMap((language) => [
  { language, withDetour: false, extra: 0 },
  { language, withDetour: true, extra: 3 },
])

for (const { language, withDetour, extra } of runs) {
  const tag = language === 'fi' && !withDetour ? [] : '@all'
  const { plate, sizes, winter, price, better, openSearch, searched, query, unsold, none } = words[language]
  const { taken, pointsTab, tyresHere, plateSearch } = words[language]
  const after = (detour: string) => `${withDetour ? ` after ${detour}` : ''}, in ${language}`

  test(`a customer who knows the plate buys with at most ${14 + extra} presses${after('a wrong plate')}`, {
    tag,
  }, async ({ page }) => {
    const { buying, presses } = await begin(page, language)
    const field = page.getByRole('textbox', { name: plate })
    if (withDetour) {
      await presses.enter('wrong plate', field, 'EI-404')
      await expect(page).toHaveURL(/EI-404/)
      await expect(field).toHaveValue('EI-404')
    }
    await presses.enter('plate', field, 'ABC-123')
    await presses.press('size', page.getByRole('list', { name: sizes }).getByRole('link').first())
    await presses.press('season', page.getByRole('link', { name: winter }))
    await presses.press('priority', page.getByRole('link', { name: price }))
    await expect(page).toHaveURL(/priority=price/)
    const pick = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: better }) })
    await presses.press('recommendation', pick.getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    await presses.press('time', await showTimes(buying, presses, '33100'))
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(14 + extra)
  })

  test(`a customer who knows the size buys with at most ${12 + extra} presses${after('a size that is not sold')}`, {
    tag,
  }, async ({ page }) => {
    const { buying, presses } = await begin(page, language)
    for (const typed of withDetour ? [unsold, query] : [query]) {
      await presses.press('search', page.getByRole('button', { name: openSearch }))
      await presses.enter('query', page.getByRole('searchbox', { name: searched }), typed)
      if (typed === unsold) await expect(page.getByRole('heading', { name: none })).toBeVisible()
    }
    await presses.press('card', page.locator('.results .card').first().getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    await presses.press('time', await showTimes(buying, presses, '33100'))
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(12 + extra)
  })

  test(`a customer who chooses a service point first buys with at most ${15 + extra} presses${after('losing the time')}`, {
    tag,
  }, async ({ page, browser }) => {
    const { buying, presses } = await begin(page, language)
    await presses.press('service points', page.getByRole('tab', { name: pointsTab }))
    await page.getByLabel(buying.w.place).focus()
    await presses.enter('place', page.getByRole('combobox', { name: buying.w.place }), '33100')
    await presses.press('point', page.getByRole('article').first().getByRole('link', { name: tyresHere }))
    await presses.press('plate search', page.getByRole('button', { name: plateSearch }))
    await presses.enter('plate', page.getByRole('textbox', { name: plate }), 'ABC-123')
    await presses.press('size', page.getByRole('list', { name: sizes }).getByRole('link').first())
    await presses.press('card', page.locator('.results .card').first().getByRole('link').first())
    await presses.press('buy', buyNow(buying))
    const time = await showTimes(buying, presses, null)
    if (withDetour) {
      const lost = (await time.textContent()) ?? ''
      await takeByOthers(browser, time)
      await presses.press('lost time', time)
      await expect(page.getByText(taken).first()).toBeVisible()
      await expect(time).not.toHaveText(lost)
    }
    await presses.press('time', time)
    await payForIt(buying, presses)
    expect(presses.log.length, presses.log.join(', ')).toBeLessThanOrEqual(15 + extra)
  })
}
