import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import {
  acceptAndSend,
  aino,
  buyer,
  cartSummary,
  fillDetails,
  goToCart,
  payBy,
  paymentStep,
  searchAndAdd,
} from './harness/checkout.ts'
import { setPassword, setUpAuthenticator, typePassword } from './harness/first-log-in.ts'
import { openHydrated } from './harness/hydrated.ts'
import type { NewShop } from './harness/new-shop.ts'
import { startNewShop } from './harness/new-shop.ts'
import { watch } from './harness/watch.ts'

const articles = [
  'EAN;Merkki;Malli;Koko;Kausi;Ajoneuvo;3PMSF;Jääpito;Polttoainetaloudellisuus;Märkäpito;Melu dB',
  '6499900000014;Routa;Hanki;205/55R16 94T XL;kitka;henkilöauto;kyllä;kyllä;C;C;70',
  '6499900000021;Routa;Hanki;215/55R17 98T XL;kitka;henkilöauto;kyllä;kyllä;C;C;71',
  '6499900000038;Routa;Piikki;205/55R16 94T XL;nasta;henkilöauto;kyllä;ei;;;',
  '6499900000045;Halla;Aalto;205/55R16 91V;kesä;henkilöauto;ei;ei;B;A;69',
]
const pricesAndStock = [
  'EAN;Hinta;Valmistusviikko;Määrä',
  '6499900000014;119,90;3126;24',
  '6499900000021;139,90;3026;24',
  '6499900000038;129,90;2926;24',
  '6499900000045;99,90;1226;24',
]

let shop: NewShop
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Sets a password and a second factor, and continues in English. */
async function logIn(page: Page): Promise<void> {
  await setPassword(page, shop.link.replace('lang=fi', 'lang=en'))
  await typePassword(page, 'outi@shop.example')
  await setUpAuthenticator(page)
  await page.getByRole('link', { name: 'I have saved the codes' }).click()
  await page.locator('[popovertarget=own-menu]').click()
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(heading(page)).toHaveText('Start')
  const steps = page.getByRole('region', { name: 'Before the shop can sell' })
  await expect(steps).toContainText('Company: to do')
  await expect(steps.getByRole('link', { name: 'Company' })).toHaveAttribute(
    'href',
    '/admin/settings/company',
  )
}

async function enterCompany(page: Page): Promise<void> {
  await openHydrated(page, '/admin/settings/company')
  await expect(page.getByText('The shop takes no orders until')).toBeVisible()
  const company = {
    'Name of the shop': 'Rengaskauppa',
    'Name of the company': 'Rengaskauppa Oy',
    'Business ID': '2617416-4',
    'Street address': 'Kauppakatu 1',
    Postcode: '33200',
    Town: 'Tampere',
    'Bank account (IBAN)': 'FI21 1234 5600 0007 85',
    BIC: 'NDEAFIHH',
    Phone: '03 1234 5678',
    'E-mail': 'palvelu@shop.example',
    'Service hours in Finnish': 'ma–pe 9–17',
    'Service hours in English': 'Mon–Fri 9–17',
  }
  for (const [label, text] of Object.entries(company))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

async function enterDelivery(page: Page): Promise<void> {
  await openHydrated(page, '/admin/settings/delivery')
  await page.getByLabel('Free delivery from').fill('600')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

async function lookAtVat(page: Page): Promise<void> {
  await openHydrated(page, '/admin/settings/vat')
  for (const kind of ['Products', 'Services'])
    await expect(page.getByRole('table', { name: kind })).toContainText('25,5 %')
}

async function importFile(page: Page, kind: string, lines: readonly string[]): Promise<void> {
  await openHydrated(page, '/admin/imports/new')
  await page.getByLabel('Kind').selectOption({ label: kind })
  const file = { name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload the file' }).click()
  await page.getByRole('button', { name: 'Start the dry run' }).click()
  await carryOut(page)
}

/** Waits for a dry run of all rows, carries it out, and waits until it is done. */
async function carryOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run 4 rows' }).click()
  await expect(page.getByRole('main')).toContainText('· Done')
  await expect(page.getByRole('main')).toContainText('Done 4')
}

async function putAllOnSale(page: Page): Promise<void> {
  await openHydrated(page, '/admin/articles')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await carryOut(page)
}

async function uploadPicture(page: Page, model: string): Promise<void> {
  await openHydrated(page, '/admin/models')
  await page.getByRole('link', { name: model }).click()
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.locator('input[type=file]').setInputFiles('docs/shop.png')
  await page.getByRole('button', { name: 'Upload picture shop.png' }).click()
  await expect(page.getByRole('button', { name: 'Remove Picture 1' })).toBeVisible()
}

async function openArticle(page: Page, ean: string, name: string): Promise<void> {
  await openHydrated(page, `/admin/articles?search=${ean}`)
  await page.getByRole('link', { name }).click()
  await expect(heading(page)).toContainText(name)
}

async function correctPrice(page: Page): Promise<void> {
  await openArticle(page, '6499900000014', 'Routa Hanki')
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await page.getByLabel('New price (incl. VAT)').fill('109,90')
  await page.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('Price saved.')).toBeVisible()
}

async function takeOffSale(page: Page): Promise<void> {
  await openArticle(page, '6499900000045', 'Halla Aalto')
  await page.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByRole('main')).toContainText('Off sale')
}

/** A guest buys four tyres, which are delivered, and pays at the simulated bank. */
async function buy(page: Page): Promise<void> {
  const guest = buyer(page, 'fi')
  await searchAndAdd(guest)
  await goToCart(guest)
  await page.getByRole('radio', { name: guest.w.delivered }).check()
  await cartSummary(guest).getByRole('button', { name: guest.w.toInformation }).click()
  await fillDetails(guest, aino)
  await acceptAndSend(guest)
  await payBy(guest, await paymentStep(guest), 'bank')
}

/** Returns the public pages to which the front page leads within two steps, and the files that it names. */
async function publicPaths(page: Page): Promise<readonly string[]> {
  const found = new Set([
    '/',
    '/?lang=en',
    '/cart',
    '/cart?lang=en',
    '/login',
    '/site.webmanifest',
    '/robots.txt',
  ])
  for (const start of ['/', '/?lang=en']) {
    await page.goto(start)
    const links = page.locator('a[href^="/"]')
    for (const href of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')))
      found.add(href)
  }
  return [...found]
}

/** Looks for the name of the demo in what the shop sends, and for the name of the shop in the titles of its pages. */
async function expectOwnName(page: Page): Promise<void> {
  // Grip is "pito" in Finnish, so the small letter counts only in addresses and names of files.
  const ofDemo = /(?<!\p{L})(Pi(to|do[nls])|pito[-.@])/u
  for (const path of await publicPaths(page)) {
    const response = await page.request.get(path)
    const text = await response.text()
    expect(ofDemo.exec(text), path).toBeNull()
    if (text.includes('<title>')) expect(text, path).toMatch(/<title>[^<]*Rengaskauppa<\/title>/)
  }
  for (const mail of shop.mails()) expect(ofDemo.exec(mail)).toBeNull()
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Rengaskauppa', short_name: 'Rengaskauppa' })
}

test.beforeAll(async () => {
  shop = await startNewShop()
})
test.afterAll(() => shop.stop())

// Making a database, starting a shop and importing three files take longer than other journeys.
test.setTimeout(180_000)

test('an owner opens a new shop in a browser alone, and a guest buys from it', async ({ browser }) => {
  const office = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  const page = await office.newPage()
  const { faults } = watch(page)
  await logIn(page)
  await enterCompany(page)
  await lookAtVat(page)
  await enterDelivery(page)
  await importFile(page, 'Articles', articles)
  await importFile(page, 'Prices', pricesAndStock)
  await importFile(page, 'Stock counts', pricesAndStock)
  await putAllOnSale(page)
  await uploadPicture(page, 'Routa Hanki')
  await correctPrice(page)
  await takeOffSale(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(heading(page)).toContainText('Halla Aalto')

  const visit = await browser.newContext({ baseURL: shop.url })
  const buying = await visit.newPage()
  await buy(buying)
  await expect.poll(() => shop.recipients()).toContain(aino.email)
  await expectOwnName(buying)
  expect(faults).toEqual([])
  await visit.close()
  await office.close()
})
