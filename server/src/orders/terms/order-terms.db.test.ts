import { demoPages } from '@pito/demo/content/pages'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { orderToken } from '../../booking/index.ts'
import { saveCmsPage } from '../../content/index.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { readAttachments } from '../../platform/mail/attachments.ts'
import { listMails } from '../../platform/mail/store.ts'
import { writeOrderEmails } from '../emails/write-order-emails.ts'

const { platform, app, buyer, paid } = await paymentShop({ more: 10 })
await platform.sql.transaction(async (tx) => {
  for (const page of demoPages()) await saveCmsPage(tx, page, platform.clock())
})
const jobs = openJobs({ ...platform, quick: true })
writeOrderEmails({ ...platform, jobs })
await jobs.start()
afterTestFile(() => jobs.stop())

type Maija = Awaited<ReturnType<typeof buyer>>

async function paidBuyer(locale: 'fi_FI' | 'en_GB', isBusiness = false): Promise<Maija> {
  const maija = await buyer({ tyre: 4 })
  const change = 'update shop_order set locale = $2, is_business = $3 where id = $1'
  await platform.pool.query(change, [maija.order.id, locale, isBusiness])
  const { attemptId } = await maija.begin()
  await paid(attemptId, maija.cents)
  return maija
}

/** Returns the file with the terms that the order confirmation carries, and its text without spaces. */
async function termsInMail({ order }: Maija) {
  const mailAbout = async () =>
    (await listMails(platform.sql)).find(({ subject }) => subject.includes(order.order_number))
  await expect.poll(mailAbout).toBeDefined()
  const files = await readAttachments(platform.sql, (await mailAbout())?.id ?? '')
  const [invoice, terms] = files
  expect(invoice?.fileName).toMatch(/^pito-(lasku|invoice)-/)
  const content = terms?.content ?? Buffer.alloc(0)
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  const marks = await pdf.getMarkInfo()
  return { fileName: terms?.fileName, content, text: text.replaceAll(/\s+/g, ''), info, marks }
}
const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

test.each([
  [
    'fi_FI',
    ['Pito Demo Oy', '1234567-1', 'Esimerkkikatu 1', '020 123 0000', 'asiakaspalvelu@pito.example'],
    [
      'Ehtojen versio:',
      'Tilaukseesi sovelletaan niitä ehtoja',
      'Ilmoitan/ilmoitamme (*), että haluan/haluamme',
    ],
  ],
  [
    'en_GB',
    ['Pito Demo Oy', '1234567-1', 'Esimerkkikatu 1', '020 123 0000', 'asiakaspalvelu@pito.example'],
    [
      'Version of the terms:',
      'Your order is governed by the terms',
      'I/We (*) hereby give notice that I/We (*)',
    ],
  ],
] as const)(
  'the confirmation in %s carries the terms and the form, which can be read alone',
  async (locale, seller, parts) => {
    const maija = await paidBuyer(locale)
    const { fileName, content, text, info, marks } = await termsInMail(maija)
    const name = locale === 'fi_FI' ? 'pito-ehdot' : 'pito-terms'
    expect(fileName).toBe(`${name}-${maija.order.order_number}.pdf`)
    for (const part of [...seller, ...parts, maija.order.order_number]) expect(text).toContain(squeezed(part))
    expect(text).not.toContain('{{')
    const tables = content.toString('latin1').match(/\/S \/Table\b/g)
    expect(tables).toHaveLength(1)
    expect(content.length).toBeLessThan(500_000)
    expect(info).toMatchObject({ Title: expect.stringContaining(maija.order.order_number) })
    expect(marks).toMatchObject({ Marked: true })
  },
)

test('a company gets the terms without the withdrawal instructions', async () => {
  const { text } = await termsInMail(await paidBuyer('en_GB', true))
  expect(text).toContain(squeezed('Terms of order'))
  expect(text).not.toContain(squeezed('hereby give notice'))
})

test('when the file cannot be drawn, no confirmation is sent without it, and the next run sends both', async () => {
  const maija = await buyer({ tyre: 4 })
  const setTexts = (texts: string) => platform.pool.query('update terms_text set texts = $1', [texts])
  const { rows } = await platform.pool.query('select texts from terms_text')
  await setTexts('{}')
  const { attemptId } = await maija.begin()
  expect(await paid(attemptId, maija.cents)).toBe('paid')
  const failed = "select 1 from jobs.job where name = 'write-order-email' and state = 'retry'"
  await expect.poll(async () => (await platform.pool.query(failed)).rowCount).toBe(1)
  const mails = await listMails(platform.sql)
  expect(mails.filter(({ subject }) => subject.includes(maija.order.order_number))).toEqual([])
  expect((await maija.shown()).terms_path).toBeNull()
  await setTexts(JSON.stringify(rows[0].texts))
  await platform.pool.query("update jobs.job set start_after = now() where state = 'retry'")
  expect((await termsInMail(maija)).text).toContain('governedbytheterms')
})

test('the page of the order offers the same file after the terms have been edited, and nobody else gets it', async () => {
  const maija = await paidBuyer('en_GB')
  const { content, text } = await termsInMail(maija)
  await platform.pool.query("update cms_page_translation set content = '<p>Other terms.</p>'")
  const { terms_path: path } = await maija.shown()
  expect(path).toBe(`/api/v1/anonymous/order/${maija.order.order_number}/terms/download`)
  const openAs = (cookies: Record<string, string>) => app.inject({ url: String(path), cookies })
  expect((await openAs(maija.guest.cookies)).rawPayload).toEqual(content)
  const link = new URLSearchParams({ token: orderToken(platform.config, maija.order.id) })
  expect((await app.inject(`/api/v1/order-link/terms?${link}`)).rawPayload).toEqual(content)
  const other = await buyer({ tyre: 4 })
  for (const cookies of [other.guest.cookies, {}]) expect((await openAs(cookies)).statusCode).toBe(404)
  const later = await termsInMail(await paidBuyer('en_GB'))
  expect(later.text).toContain('Otherterms.')
  expect(text).not.toContain('Otherterms.')
  expect(content.length).toBeGreaterThan(later.content.length)
})
