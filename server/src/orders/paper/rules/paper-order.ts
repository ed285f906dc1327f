import type { RefusalCode } from '@pito/contracts/refusals'
import type { FactsOfSending } from '../../why-not-changed.ts'
import { whyNotShipped } from '../../why-not-changed.ts'
import { tyreKilograms } from './tyre-weight.ts'

interface TakenWeek {
  readonly year: number
  readonly week: number
  readonly quantity: number
}

/** The tyres of one article in an order, read as JSON inside the row of the order. */
export interface PaperTyre {
  readonly tyre_id: number
  readonly brand: string
  readonly model: string
  readonly size: string
  readonly ean: string | null
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly tyre_class: string
  readonly ordered: number
  /** The tyres that were taken from stock for the order and have not been returned, the oldest week first. */
  readonly weeks: readonly TakenWeek[]
}

interface PaperAddress {
  readonly name: string
  readonly company: string | null
  readonly street: string
  readonly street2: string | null
  readonly postcode: string
  readonly town: string
  readonly phone: string
}

/** What the papers of an order show. None of it is a price. */
export interface PaperOrder extends FactsOfSending {
  readonly orderNumber: string
  readonly createdAt: Date
  /** The copy of this kind of paper; every copy but the first is a reprint. */
  readonly copy: number
  /** Who printed the first copy, and when. */
  readonly first: { readonly by: string; readonly at: Date }
  readonly recipient: PaperAddress
  /** The buyer, and the time of the fitting; null for an order that is delivered. */
  readonly fitting: { readonly buyer: string; readonly at: Date | null } | null
  readonly deliveryDays: { readonly from: string; readonly to: string } | null
  readonly plate: string | null
  readonly note: string | null
  readonly tyres: readonly PaperTyre[]
}

/** Only paid orders have taken tyres from stock. Cancelled orders are printed too, because their paper says so. */
export function whyNotPrinted({ status }: { readonly status: 'paid' | 'unpaid' }): RefusalCode | null {
  return status === 'paid' ? null : 'order-not-printable'
}

type Stop = 'cancelled' | 'returned' | 'sent' | 'at-point' | 'no-fitting'

/** Returns why the tyres of an order must not be sent, or null. The rule that refuses to send the order decides. */
export function stopOf(order: FactsOfSending): Stop | null {
  const { progress, withdrawnAt } = order
  const refused = whyNotShipped(order)
  if (refused === null) return null
  if (progress === 'cancelled') return 'cancelled'
  if (withdrawnAt !== null || progress === 'refunded') return 'returned'
  if (refused === 'tyres-at-point') return 'at-point'
  return refused === 'order-not-shippable' ? 'sent' : 'no-fitting'
}

/** Returns whether an order has lost its fitting: it is cancelled or returned, or the customer has to choose a new time. */
export function isNotFitted(order: FactsOfSending): boolean {
  const stop = stopOf(order)
  return stop === 'cancelled' || stop === 'returned' || stop === 'no-fitting'
}

/** Returns how many tyres are sent. A refund may have put some of them back into stock before. */
export function piecesOf({ ordered, weeks }: Pick<PaperTyre, 'ordered' | 'weeks'>): number {
  return weeks.length === 0 ? ordered : weeks.reduce((sum, { quantity }) => sum + quantity, 0)
}

type WeighedTyre = Pick<PaperTyre, 'ordered' | 'weeks' | 'width' | 'aspect' | 'diameter' | 'tyre_class'>

export function kilogramsOfOrder({ tyres }: { readonly tyres: readonly WeighedTyre[] }): number {
  return tyres.reduce(
    (sum, tyre) => sum + piecesOf(tyre) * tyreKilograms({ ...tyre, tyreClass: tyre.tyre_class }),
    0,
  )
}

/** Tyres of one production week that are taken from the shelf for one order. */
export interface RowToPick {
  readonly order: PaperOrder
  readonly tyre: PaperTyre
  readonly week: TakenWeek
  /** How many tyres of the article and the week all orders take; null except in the first of their rows. */
  readonly inAll: number | null
}

/** Returns what is taken for orders, by brand, model and size, the oldest production week first. */
export function rowsToPick(orders: readonly PaperOrder[]): RowToPick[] {
  const rows = orders
    .filter((order) => stopOf(order) === null)
    .flatMap((order) => order.tyres.flatMap((tyre) => tyre.weeks.map((week) => ({ order, tyre, week }))))
    .sort((one, other) => compareTyres(one.tyre, other.tyre) || compareWeeks(one.week, other.week))
  const batches = Map.groupBy(rows, ({ tyre, week }) => `${tyre.tyre_id} ${week.year} ${week.week}`)
  return [...batches.values()].flatMap((batch) =>
    batch.map((row, place) => ({
      ...row,
      inAll: place === 0 ? batch.reduce((sum, { week }) => sum + week.quantity, 0) : null,
    })),
  )
}

const alphabetical = new Intl.Collator('fi')

function compareTyres(one: PaperTyre, other: PaperTyre): number {
  return (
    alphabetical.compare(one.brand, other.brand) ||
    alphabetical.compare(one.model, other.model) ||
    one.width - other.width ||
    one.aspect - other.aspect ||
    one.diameter - other.diameter ||
    alphabetical.compare(one.size, other.size) ||
    one.tyre_id - other.tyre_id
  )
}

function compareWeeks(one: TakenWeek, other: TakenWeek): number {
  return one.year - other.year || one.week - other.week
}
