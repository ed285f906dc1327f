import type { Language } from '@pito/contracts/values/locale'
import type { OrderPaper } from '@pito/contracts/values/order-papers'
import { noCompany } from '../../../platform/company/company.ts'
import type { PaperToDraw } from '../draw-paper.ts'
import { paperWords } from '../paper-words.ts'
import type { PaperOrder, PaperTyre } from '../rules/paper-order.ts'

export const tuisku: PaperTyre = {
  ...{ tyre_id: 1, brand: 'Kuura', model: 'Kuura Tuisku 1', size: '205/55 R16 94T', ean: '2000000000015' },
  ...{ width: 205, aspect: 55, diameter: 16, tyre_class: 'C1', ordered: 4 },
  weeks: [{ year: 2026, week: 7, quantity: 4 }],
}

const order: PaperOrder = {
  ...{ orderNumber: '3907152846', createdAt: new Date('2026-11-20T10:00:00Z'), progress: 'paid' },
  ...{
    withdrawnAt: null,
    shippedAt: null,
    isAtPoint: false,
    booked: null,
    copy: 1,
    first: { by: 'Ville Varasto', at: new Date('2026-11-20T12:00:00Z') },
  },
  recipient: {
    ...{ name: 'Maija Meikäläinen', company: null, street: 'Fleminginkatu 9', street2: null },
    ...{ postcode: '00530', town: 'Helsinki', phone: '+358401234567' },
  },
  ...{ fitting: null, deliveryDays: { from: '2026-11-24', to: '2026-11-27' }, plate: null, note: null },
  tyres: [tuisku],
}

/** An order for four tyres that are delivered to an address. Each place gives another order number. */
export function orderToPrint(values: Partial<PaperOrder> = {}, place = 0): PaperOrder {
  return { ...order, orderNumber: String(3907152846 + place), ...values }
}

export function paperToDraw(
  paper: OrderPaper,
  orders: readonly PaperOrder[],
  {
    language = 'en',
    labelFormat = null,
  }: { language?: Language; labelFormat?: PaperToDraw['labelFormat'] } = {},
): PaperToDraw {
  return {
    ...{
      id: '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c09',
      paper,
      labelFormat,
      language,
      words: paperWords[language],
    },
    ...{
      carrier: paper === 'labels' ? 'posti' : null,
      locale: language === 'fi' ? 'fi_FI' : 'en_GB',
      orders,
    },
    ...{ printedAt: new Date('2026-11-20T13:00:00Z'), printedBy: 'Outi Omistaja' },
    company: {
      ...{ ...noCompany, name: 'Pito Demo Oy', shopName: 'Pito', street: 'Esimerkkikatu 1' },
      ...{ postcode: '00100', town: 'Helsinki', phone: '020 123 0000' },
    },
    pause: () => Promise.resolve(),
  }
}
