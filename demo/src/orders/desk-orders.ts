import type { PaymentMethod } from '@pito/contracts/values/payment-methods'

/** What has happened to an order of the demo after it was paid. */
export type Fate =
  | 'paid'
  | 'packed'
  | 'sent'
  | 'fitting-today'
  | 'fitted'
  | 'delivered'
  | 'cancelled'
  | 'refund-pending'
  | 'refund-refused'
  | 'withdrawn'
  | 'refunded'
  | 'declined'
  | 'fitting-cancelled'
  | 'payment-pending'
  | 'paid-twice'
  | 'other-amount-first'
  | 'reviewed'

export interface DeskOrder {
  readonly fate: Fate
  readonly daysAgo: number
  readonly fitted: boolean
  readonly quantity: number
  readonly method: PaymentMethod
  readonly promoCode: string | null
  /** The place of the order among those with the same fate, from 0. */
  readonly turn: number
  readonly buyer: Buyer
}

interface Buyer {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly companyVatNumber: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
}

interface Share {
  readonly count: number
  readonly daysAgo: number
  /** How the tyres reach the buyer: fitted, delivered, or both in turn. */
  readonly way: 'fitted' | 'home' | 'both'
}

const shares: Readonly<Record<Fate, Share>> = {
  paid: { count: 28, daysAgo: 0, way: 'both' },
  packed: { count: 14, daysAgo: 1, way: 'both' },
  sent: { count: 6, daysAgo: 2, way: 'both' },
  'fitting-today': { count: 5, daysAgo: 9, way: 'fitted' },
  fitted: { count: 5, daysAgo: 20, way: 'fitted' },
  delivered: { count: 6, daysAgo: 8, way: 'home' },
  cancelled: { count: 5, daysAgo: 3, way: 'both' },
  'refund-pending': { count: 5, daysAgo: 5, way: 'home' },
  'refund-refused': { count: 5, daysAgo: 4, way: 'home' },
  withdrawn: { count: 5, daysAgo: 7, way: 'home' },
  refunded: { count: 5, daysAgo: 15, way: 'home' },
  declined: { count: 5, daysAgo: 2, way: 'fitted' },
  'fitting-cancelled': { count: 5, daysAgo: 6, way: 'fitted' },
  'payment-pending': { count: 5, daysAgo: 0, way: 'home' },
  'paid-twice': { count: 3, daysAgo: 1, way: 'home' },
  'other-amount-first': { count: 3, daysAgo: 0, way: 'both' },
  reviewed: { count: 6, daysAgo: 27, way: 'home' },
}

const methods = ['bank', 'creditcard', 'klarna', 'mobile', 'bank', 'apple-pay', 'creditcard'] as const
/** Klarna refunds at once, so refunds that Paytrail has not made are of other payments. */
const byPaytrail = new Set<Fate>([
  'refund-pending',
  'refund-refused',
  'payment-pending',
  'paid-twice',
  'other-amount-first',
])

const firstNames = [
  'Liisa',
  'Matti',
  'Sari',
  'Juha',
  'Päivi',
  'Timo',
  'Åsa',
  'Kari',
  'Ritva',
  'Jari',
  'Elina',
]
const lastNames = [
  'Laine',
  'Nieminen',
  'Mäkelä',
  'Heikkinen',
  'Öhman',
  'Saarinen',
  'Niemi',
  'Salonen',
  'Tuominen',
]
const streets = ['Rantatie', 'Koulukatu', 'Asemakatu', 'Mäkitie', 'Puistokatu', 'Kauppakatu', 'Pihlajatie']
const towns = [
  ['33100', 'Tampere'],
  ['20100', 'Turku'],
  ['00530', 'Helsinki'],
  ['40100', 'Jyväskylä'],
  ['90100', 'Oulu'],
  ['01370', 'Vantaa'],
  ['02100', 'Espoo'],
] as const
/** Business IDs with zeros in front, which belong to no company. */
const companies = [
  ['Kuljetus Mäkelä Oy', '0000101-1'],
  ['Kotipalvelu Salonen Oy', '0000112-6'],
  ['Sähkötyö Niemi Oy', '0000123-0'],
  ['Maalaamo Laine Oy', '0000134-5'],
] as const

/** A day's work at the order desk: orders that wait for each next step, and some of which nothing is left to do. */
export function deskOrders(): readonly DeskOrder[] {
  const fates = Object.entries(shares) as [Fate, Share][]
  return fates
    .flatMap(([fate, { count, daysAgo, way }]) =>
      Array.from({ length: count }, (_, turn) => ({
        fate,
        daysAgo,
        turn,
        fitted: way === 'fitted' || (way === 'both' && turn % 2 === 0),
        quantity: turn % 4 === 3 ? 2 : 4,
        isCompany: fate === 'fitting-cancelled' || turn % 7 === 5,
      })),
    )
    .map(({ isCompany, ...order }, place) => ({
      ...order,
      method: byPaytrail.has(order.fate) ? 'bank' : at(methods, place),
      promoCode: place % 9 === 4 ? 'TALVI10' : null,
      buyer: buyerOf(place, isCompany),
    }))
}

function buyerOf(place: number, isCompany: boolean): Buyer {
  const [zipcode, city] = at(towns, place)
  const [companyName, companyVatNumber] = isCompany ? at(companies, place) : ['', '']
  const names = { firstName: at(firstNames, place), lastName: at(lastNames, place) }
  const street = `${at(streets, place)} ${(place % 40) + 1}`
  return { ...names, companyName, companyVatNumber, street, zipcode, city }
}

export function at<Value>(values: readonly Value[], place: number): Value {
  return values[place % values.length] as Value
}
