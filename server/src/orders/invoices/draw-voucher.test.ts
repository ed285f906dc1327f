import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawVoucher } from './draw-voucher.ts'
import { creditNoteOfMaija, invoiceOfCompany, invoiceOfMaija } from './testing/invoice-of-maija.ts'
import type { Voucher } from './voucher.ts'

async function pagesOf(voucher: Voucher): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await drawVoucher(voucher)))
  const { text } = await extractText(pdf)
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

const pageOf = async (voucher: Voucher) => (await pagesOf(voucher)).join(' ')

test('an invoice says who sells what to whom, when, and that it is paid', async () => {
  const text = await pageOf(invoiceOfMaija)
  for (const part of [
    'Lasku 100001',
    'Pito Demo Oy Esimerkkikatu 1 00100 Helsinki Y-tunnus 1234567-1 ALV-tunnus FI12345671',
    'Maija Meikäläinen Fleminginkatu 9 00530 Helsinki',
    'Päiväys 20.11.2026',
    'Tilausnumero 3907152846',
    'Viitenumero 3 90715 28469',
    'Asennus ti 24.11.2026 klo 9.00, Kuurapaja, Kuurapolku 1, 33100 Tampere',
    'Maksettu 20.11.2026, verkkopankki',
    'Kuura Tuisku 1 205/55 R16 94T 4 95,62 € 25,5 % 480,00 €',
    'Renkaiden asennus, 16 tuumaa 4 15,86 € 25,5 % 79,60 €',
    'Välisumma 565,60 € Alennus (TALVI10) -20,00 € Yhteensä 545,60 €',
    '25,5 % 434,74 € 110,86 € 545,60 €',
    'Lasku on maksettu',
  ])
    expect(text).toContain(part)
})

test('a company finds its number, and the days of delivery, in English', async () => {
  const text = await pageOf({ ...invoiceOfCompany, locale: 'en_GB' })
  for (const part of [
    'Invoice 100001',
    'Kuljetus Meikäläinen Oy Maija Meikäläinen',
    'Business ID 2617416-4',
    'Delivery 24 November 2026 to 27 November 2026',
    'Paid 20 November 2026, Klarna',
    'Your reference Kalusto / 4711',
    'Recycling fee 4 1,20 €',
    'Product or service Quantity Unit price without VAT',
    'Total without VAT',
    '95,62 € 25.5 % 382,47 € 480,00 €',
    'This invoice is paid',
  ])
    expect(text).toContain(part)
})

test('a credit note names its invoice and shows the goods and the money that go back', async () => {
  const text = await pageOf(creditNoteOfMaija)
  for (const part of [
    'Hyvityslasku 900001',
    'Hyvittää laskun 100001, 20.11.2026',
    'Kuura Tuisku 1 205/55 R16 94T 2 25,5 % -230,00 €',
    'Hyvitys yhteensä -230,00 €',
    '25,5 % -183,27 € -46,73 € -230,00 €',
  ])
    expect(text).toContain(part)
})

test('a credit note that only reduces the price has no column of quantities', async () => {
  const lines = creditNoteOfMaija.lines.map((line) => ({ ...line, quantity: 0 }))
  const text = await pageOf({ ...creditNoteOfMaija, lines })
  expect(text).toContain('Tuote tai palvelu Alv Yhteensä sis. alv. Kuura Tuisku 1 205/55 R16 94T 25,5 %')
})

test('many lines go on to a second page, which repeats the headings; long names wrap', async () => {
  const long = 'Kuljetusliike Rengasmatkat ja Kumppanit '.repeat(3)
  const lines = Array.from({ length: 40 }, (_, place) => ({
    ...(invoiceOfMaija.lines[0] as Voucher['lines'][number]),
    name_fi: `Rengas ${place + 1}, jonka nimi on niin pitkä, ettei se mahdu yhdelle riville`,
  }))
  const buyer = { ...invoiceOfMaija.buyer, company_name: long }
  const pages = await pagesOf({ ...invoiceOfMaija, buyer, lines })
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain(long.trim())
  expect(pages[1]).toContain('Tuote tai palvelu')
  expect(pages[1]).toContain('sivu 2')
  for (let line = 1; line <= 40; line++) expect(pages.join(' ')).toContain(`Rengas ${line},`)
})

test('the same invoice is the same file, tagged, with a title and its language', async () => {
  const [one, other] = [await drawVoucher(invoiceOfMaija), await drawVoucher(invoiceOfMaija)]
  expect(one.equals(other)).toBe(true)
  const text = one.toString('latin1')
  expect(text).toContain('/Lang (fi-FI)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}`)
})

test.each([
  ['Юрий', 'Иванов'],
  ['Олена', 'Їжакевич'],
  ['Łukasz', 'Čapek'],
  ['Ștefan', 'Dvořák'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Nguyễn', 'Thị Hồng'],
])('the invoice of %s %s has every letter of the name', async (first_name, last_name) => {
  const buyer = { ...invoiceOfMaija.buyer, first_name, last_name }
  expect(await pageOf({ ...invoiceOfMaija, buyer })).toContain(`${first_name} ${last_name}`)
})

test('letters that the fonts lack are seen to be missing, and the other words stay whole', async () => {
  const buyer = { ...invoiceOfCompany.buyer, company_name: '轮胎 Import Oy 🛞' }
  expect(await pageOf({ ...invoiceOfCompany, buyer })).toContain('\uFFFD\uFFFD Import Oy \uFFFD')
})

test('a letter can be read although an earlier document had it only as part of an accented one', async () => {
  // No other voucher of this file has an X: in the font, Ẍ is drawn with the shape of X.
  const buyerOf = (first_name: string) => ({
    ...invoiceOfMaija,
    buyer: { ...invoiceOfMaija.buyer, first_name },
  })
  await drawVoucher(buyerOf('Ẍ'))
  expect(await pageOf(buyerOf('Xerxes'))).toContain('Xerxes Meikäläinen')
})

test('only the letters that an invoice uses are embedded in it', async () => {
  expect((await drawVoucher(invoiceOfMaija)).length).toBeLessThan(60_000)
})
