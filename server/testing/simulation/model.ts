import { nth } from './pick.ts'
import { batches, startOfYear } from './small-world.ts'

export type OrderStatus = 'open' | 'closed' | 'paid' | 'fitted' | 'delivered' | 'cancelled' | 'refunded'
export type Method = 'bank' | 'creditcard' | 'mobile' | 'klarna'
type Tyres = ReadonlyMap<number, number>

export interface AttemptModel {
  /** Paytrail's transaction or the session of Klarna's page. */
  readonly providerId: string
  readonly order: OrderModel
  readonly method: Method
  readonly url: string
  readonly startedAt: number
  /**
   * The URL to which the provider redirects the browser. It is null until the buyer has finished at the provider, and
   * stays null if the browser never returns.
   */
  redirect: string | null
}

interface AppointmentModel {
  state: 'firm' | 'declined' | 'cancelled'
  /** Null when it is agreed by phone. */
  startsAt: number | null
  isDone: boolean
}

export interface OrderModel {
  readonly number: string
  readonly id: string
  readonly person: number
  tyres: Tyres
  cents: number
  usesPromo: boolean
  isFitted: boolean
  isComplete: boolean
  hasAttempts: boolean
  status: OrderStatus
  shippedAt: number | null
  deliveredAt: number | null
  withdrawnAt: number | null
  /** Of a paid order that is fitted. */
  appointment: AppointmentModel | null
  /** Who can open it: nobody once the account is deleted, or once the guest has logged in and it stayed behind. */
  owner: 'guest' | 'account' | 'nobody'
  receivedCents: number
  creditedCents: number
  returned: Map<number, number>
  paidAt: number | null
  reservedAt: number | null
  /** Until when its tyres, time and promo code are reserved for a payment. */
  reservedUntil: number | null
}

export interface PersonModel {
  isCustomer: boolean
  hasAccount: boolean
  guestCart: Map<number, number>
  accountCart: Map<number, number>
  /** The unpaid order that follows the cart. */
  guestOrder: OrderModel | null
  accountOrder: OrderModel | null
}

/** What the shop should know, as small as it can be: the reference that every answer is compared with. */
export interface Model {
  now: number
  readonly people: readonly PersonModel[]
  readonly orders: OrderModel[]
  readonly attempts: AttemptModel[]
  /** Messages that somebody else made up, by their address. */
  readonly forged: Set<string>
  /** Tyres of each production week, sold or not. */
  readonly pieces: Map<string, number>
  /** Which states an order may be in after this command; others have to stay as they are. */
  readonly may: Map<OrderModel, readonly OrderStatus[]>
  /** How many cents of an order have been credited after this command; of others as many as before. */
  readonly credits: Map<OrderModel, { readonly least: number; readonly most: number }>
  /** Orders that nobody needs any more. */
  readonly mayDisappear: Set<OrderModel>
  /** Payments that the shop heard of with this command, or asked about. */
  readonly heardOf: Set<string>
  /** Orders whose reservation ends if no payment of them is open. */
  readonly mayBeReleased: Set<OrderModel>
  /** Orders that a provider has not decided about yet: they may be reserved for longer. */
  readonly undecided: Set<OrderModel>
  /** Carts may have changed in ways that only the stock decides. */
  readonly looseCarts: Set<PersonModel>
  /** So many commands are left. */
  stepsLeft: number
}

export function newModel(people: number, steps: number): Model {
  return {
    now: startOfYear,
    people: Array.from({ length: people }, () => ({
      isCustomer: false,
      hasAccount: false,
      guestCart: new Map(),
      accountCart: new Map(),
      guestOrder: null,
      accountOrder: null,
    })),
    orders: [],
    attempts: [],
    forged: new Set(),
    pieces: new Map(batches.map(({ tyreId, week, quantity }) => [pileName(tyreId, week), quantity])),
    may: new Map(),
    credits: new Map(),
    mayDisappear: new Set(),
    mayBeReleased: new Set(),
    undecided: new Set(),
    heardOf: new Set(),
    looseCarts: new Set(),
    stepsLeft: steps,
  }
}

export const pileName = (tyreId: number, week: number) => `tyre ${tyreId} of week ${week}`

export function cartOf(person: PersonModel): Map<number, number> {
  return person.isCustomer ? person.accountCart : person.guestCart
}

export function orderOfCart(person: PersonModel): OrderModel | null {
  return person.isCustomer ? person.accountOrder : person.guestOrder
}

export function setOrderOfCart(person: PersonModel, order: OrderModel | null): void {
  if (person.isCustomer) person.accountOrder = order
  else person.guestOrder = order
}

/**
 * Clears the changes that the previous command allowed. Call it before each command, which then states the changes
 * that it allows.
 */
export function allowNothing(model: Model): void {
  const { may, credits, mayDisappear, mayBeReleased, undecided, heardOf, looseCarts } = model
  for (const changes of [may, credits, mayDisappear, mayBeReleased, undecided, heardOf, looseCarts])
    changes.clear()
}

/** Orders that somebody can open as they are logged in, or not, at the moment. */
export function isOwnOf({ people }: Model, index: number, { owner, person }: OrderModel): boolean {
  return person === index && owner === (nth(people, index).isCustomer ? 'account' : 'guest')
}

/** Adds to what the order may become; without a call it has to stay as it is. */
export function mayBecome({ may }: Model, order: OrderModel, ...states: OrderStatus[]): void {
  may.set(order, [...(may.get(order) ?? []), ...states])
}

export function isPaidFor({ status }: OrderModel): boolean {
  return status !== 'open' && status !== 'closed'
}

export function isReserved({ reservedUntil }: OrderModel, now: number): boolean {
  return reservedUntil !== null && reservedUntil > now
}
