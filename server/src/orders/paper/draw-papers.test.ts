import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawLabels } from './draw-labels.ts'
import { drawPackingLists } from './draw-packing-lists.ts'
import { drawPickingList } from './open-paper.ts'
import type { PaperOrder } from './rules/paper-order.ts'
import { orderToPrint, paperToDraw, tuisku } from './testing/paper-to-draw.ts'
import { readPaper } from './testing/read-paper.ts'

const read = async (drawn: Promise<Buffer>, orders: readonly PaperOrder[]) =>
  await readPaper(
    await drawn,
    orders.map(({ orderNumber }) => orderNumber),
  )
const packing = (orders: readonly PaperOrder[], language: 'fi' | 'en' = 'en') =>
  read(drawPackingLists(paperToDraw('packing-lists', orders, { language })), orders)
const picking = (orders: readonly PaperOrder[]) =>
  read(drawPickingList(paperToDraw('picking-list', orders)), orders)
const labels = (orders: readonly PaperOrder[], labelFormat: '100x150' | 'a4' = '100x150') =>
  read(drawLabels(paperToDraw('labels', orders, { labelFormat })), orders)

const fitting = { buyer: 'Maija Meikäläinen', at: new Date('2026-11-24T07:00:00Z') }
const cancelled = orderToPrint({ progress: 'cancelled', tyres: [{ ...tuisku, weeks: [] }] }, 7)
const reprinted = orderToPrint({ copy: 2 }, 8)

test('each order has a packing list of one page with its barcode, tyres and weeks, and without prices', async () => {
  const weeks = [
    { year: 2025, week: 40, quantity: 1 },
    { year: 2026, week: 7, quantity: 3 },
  ]
  const orders = [orderToPrint({ tyres: [{ ...tuisku, weeks }] }), orderToPrint({ fitting }, 1)]
  const pages = await packing(orders)
  expect(pages.map(({ barcodes }) => barcodes)).toEqual(orders.map(({ orderNumber }) => [orderNumber]))
  for (const part of [
    'Packing list 3907152846',
    'Home delivery, arrives 24 November 2026 to 27 November 2026',
    'Maija Meikäläinen Fleminginkatu 9 00530 Helsinki',
    '4 Kuura Tuisku 1 205/55 R16 94T 2000000000015 1 × 40/2025 3 × 07/2026',
    '4 tyres, about 38 kg by tyre size',
    'Printed by Outi Omistaja at Fri, 20 Nov 2026, 15:00',
  ])
    expect(pages[0]?.text).toContain(part)
  expect(pages[1]?.text).toContain('Fitting Tue, 24 Nov 2026, 09:00 Customer Maija Meikäläinen')
  expect(pages.map(({ text }) => text).join()).not.toMatch(/€|Reprint|Stop/)
})

test('a packing list says that it is a reprint, and that a cancelled order stops', async () => {
  const [stop, again] = await packing([cancelled, reprinted])
  expect(stop?.text).toContain('Packing list 3907152853 Stop: cancelled')
  expect(again?.text).toContain('Reprint, copy 2. First printed by Ville Varasto at Fri, 20 Nov 2026, 14:00.')
  const [inFinnish] = await packing([cancelled], 'fi')
  expect(inFinnish?.text).toContain('Pakkauslista 3907152853 Pysäytä: peruttu')
})

test('an order whose tyres are not to be sent is stopped too, and its tyres are not picked', async () => {
  const shippedAt = new Date('2026-11-21T10:00:00Z')
  const sent = orderToPrint({ shippedAt })
  const withdrawn = orderToPrint({ shippedAt, withdrawnAt: new Date('2026-11-25T10:00:00Z') }, 1)
  const pages = await packing([sent, withdrawn, orderToPrint({ progress: 'fitted' }, 2)])
  expect(pages.map(({ text }) => /Stop: [a-z ]+/.exec(text)?.[0].trim())).toEqual([
    'Stop: already sent',
    'Stop: returned',
    'Stop: already sent',
  ])
  const declined = orderToPrint({ booked: { state: 'declined' } }, 3)
  const atPoint = orderToPrint({ isAtPoint: true }, 4)
  const unsent = await packing([declined, atPoint])
  expect(unsent[0]?.text).toContain('Stop: no time for the fitting')
  expect(unsent[1]?.text).toContain('Do not send: tyres of the service point')
  const [list] = await picking([sent, withdrawn, declined, atPoint])
  expect(list?.text).toContain('The orders have nothing to pick.')
})

test('the picking list is sorted by brand, model, size and week, the oldest first', async () => {
  const halla = { ...tuisku, tyre_id: 2, brand: 'Halla', model: 'Halla 3' }
  const narrow = { ...tuisku, tyre_id: 3, width: 195, size: '195/65 R15 91T' }
  const taken = (year: number, week: number) => [{ year, week, quantity: 2 }]
  const orders = [
    orderToPrint({ tyres: [{ ...tuisku, weeks: taken(2026, 7) }, narrow] }),
    orderToPrint({ tyres: [{ ...tuisku, weeks: [...taken(2025, 40), ...taken(2026, 7)] }, halla] }, 1),
    cancelled,
    reprinted,
  ]
  const [page] = await picking(orders)
  const [first, second, , fourth] = orders.map(({ orderNumber }) => orderNumber)
  expect(page?.barcodes).toEqual([cancelled.orderNumber, second, first, second, first, second, fourth])
  expect(page?.text).toContain('Picking list 4 orders, 18 tyres Stop: cancelled 3907152853')
  const rows = page?.text.matchAll(/(\d{3}\/\d\d R\d\d \d\dT) (\d\d\/\d{4}) (\d)(?: (\d+) in all)?/g) ?? []
  expect([...rows].map(([, ...row]) => row)).toEqual([
    ['205/55 R16 94T', '07/2026', '4', undefined],
    ['195/65 R15 91T', '07/2026', '4', undefined],
    ['205/55 R16 94T', '40/2025', '2', undefined],
    ['205/55 R16 94T', '07/2026', '2', '8'],
    ['205/55 R16 94T', '07/2026', '2', undefined],
    ['205/55 R16 94T', '07/2026', '4', undefined],
  ])
  expect(page?.text).toContain(`${fourth} Reprint, copy 2.`)
  expect(page?.text).not.toContain('€')
})

test('a picking list of cancelled orders has nothing to pick', async () => {
  const [page] = await picking([cancelled])
  expect(page?.text).toContain('The orders have nothing to pick.')
})

test('a label names carrier, sender, recipient, weight, contents and the order', async () => {
  const point = { ...orderToPrint().recipient, name: 'Kuurapaja', street: 'Kuurapolku 1', phone: '+35812555' }
  const orders = [orderToPrint(), orderToPrint({ fitting, recipient: point }, 1), cancelled]
  const [home, garage, stop] = await labels(orders)
  expect(home).toEqual({
    barcodes: ['3907152846'],
    text: 'Posti Sender: Pito, Esimerkkikatu 1, 00100 Helsinki, 020 123 0000 Recipient Maija Meikäläinen Fleminginkatu 9 00530 Helsinki Phone +358401234567 Weight: about 38 kg by tyre size 4 × Kuura Tuisku 1 205/55 R16 94T 3907152846',
  })
  expect(garage?.text).toContain(
    'Kuurapaja Kuurapolku 1 00530 Helsinki Phone +35812555 For order 3907152847,',
  )
  expect(garage?.text).toContain('fitting Tue, 24 Nov 2026, 09:00')
  expect(stop?.text).toContain('Posti Stop: cancelled')
})

test('the paper of an order that has lost its fitting names no time, and that of an order by phone says so', async () => {
  const byPhone = orderToPrint({ fitting: { ...fitting, at: null } })
  const lost = [
    orderToPrint({ ...byPhone, progress: 'cancelled' }, 1),
    orderToPrint({ ...byPhone, booked: { state: 'declined' } }, 2),
  ]
  for (const draw of [packing, labels]) {
    const [agreed, ...without] = await draw([byPhone, ...lost])
    expect(agreed?.text).toContain('itting time agreed by phone')
    for (const { text } of without) expect(text).not.toContain('itting time')
  }
})

test('four labels share a sheet of A4', async () => {
  const orders = Array.from({ length: 5 }, (_, place) => orderToPrint({}, place))
  const sheets = await labels(orders, 'a4')
  expect(sheets.map(({ barcodes }) => barcodes.length)).toEqual([4, 1])
})

test.each(['100x150', 'a4'] as const)('long names stay on their label of %s', async (format) => {
  const long = 'Ψυχοφυσιολογικότερος Żółkiewski-Mäkeläinen '.repeat(2).trim()
  const address = {
    ...orderToPrint().recipient,
    name: long,
    company: long,
    street: long,
    street2: long,
    town: long,
  }
  const tyres = Array.from({ length: 9 }, (_, place) => ({ ...tuisku, tyre_id: place, model: long }))
  const order = orderToPrint({ copy: 3, fitting, recipient: address, tyres, progress: 'cancelled' })
  const pages = await labels([order], format)
  expect(pages.map(({ barcodes }) => barcodes)).toEqual([[order.orderNumber]])
  expect(pages[0]?.text).toContain('and 6 more')
  expect(pages[0]?.text).toContain('Żółkiewski')
})

test('two hundred orders are two hundred packing lists, and fifty sheets of labels', async () => {
  const orders = Array.from({ length: 200 }, (_, place) => orderToPrint({}, place))
  const pagesOf = async (drawn: Promise<Buffer>) =>
    (await getDocumentProxy(new Uint8Array(await drawn))).numPages
  expect(await pagesOf(drawPackingLists(paperToDraw('packing-lists', orders)))).toBe(200)
  expect(await pagesOf(drawLabels(paperToDraw('labels', orders, { labelFormat: 'a4' })))).toBe(50)
})
