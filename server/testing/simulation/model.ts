import { nth } from './pick.ts'
import { batches, startOfYear } from './small-world.ts'

export type OrderStatus = 'open' | 'closed' | 'paid' | 'fitted' | 'delivered' | 'cancelled' | 'refunded'
export type Method = 'bank' | 'creditcard' | 'mobile' | 'klarna'
type Tyres = ReadonlyMap<number, number>

export interface AttemptModel {
  /** The id of Paytrail's transaction or of the session of Klarna's page. */
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
  /** The start of the appointment. It is null if the appointment is made by phone. */
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
  /** The appointment of a paid order with a fitting; null for other orders. */
  appointment: AppointmentModel | null
  /**
   * Who can open the order. Nobody can once the account is deleted, or once the guest has logged in and the order was
   * not moved to the account.
   */
  owner: 'guest' | 'account' | 'nobody'
  receivedCents: number
  creditedCents: number
  returned: Map<number, number>
  paidAt: number | null
  reservedAt: number | null
  /** The end of the reservation of the order's tyres, fitting time and promo code for a payment. */
  reservedUntil: number | null
}

export interface PersonModel {
  isCustomer: boolean
  hasAccount: boolean
  guestCart: Map<number, number>
  accountCart: Map<number, number>
  /** The unpaid order that follows the guest's cart. `accountOrder` is that of the customer's cart. */
  guestOrder: OrderModel | null
  accountOrder: OrderModel | null
}

/**
 * The state that the shop should have, as small as possible. It is the reference with which every response is
 * compared.
 */
export interface Model {
  now: number
  readonly people: readonly PersonModel[]
  readonly orders: OrderModel[]
  readonly attempts: AttemptModel[]
  /** The URLs of callbacks that somebody else has forged. */
  readonly forged: Set<string>
  /** The number of tyres of each production week, whether sold or not. */
  readonly pieces: Map<string, number>
  /**
   * The states that an order may have after the current command. Orders that are not listed have to keep their state.
   */
  readonly may: Map<OrderModel, readonly OrderStatus[]>
  /**
   * The limits for the cents of an order that have been credited after the current command. The credited amount of
   * other orders must not change.
   */
  readonly credits: Map<OrderModel, { readonly least: number; readonly most: number }>
  /** Orders that the shop may delete because nobody needs them any more. */
  readonly mayDisappear: Set<OrderModel>
  /** The payments whose outcome the shop learned or asked about in the current command. */
  readonly reportedPayments: Set<string>
  /** Orders whose reservation may end, which happens if none of their payments is open. */
  readonly mayBeReleased: Set<OrderModel>
  /** Orders that a provider has not decided about yet. They may be reserved for longer. */
  readonly undecided: Set<OrderModel>
  /** People whose cart may have changed in ways that only the stock decides. */
  readonly looseCarts: Set<PersonModel>
  /** The number of commands that are left. */
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
    reportedPayments: new Set(),
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
  const { may, credits, mayDisappear, mayBeReleased, undecided, reportedPayments, looseCarts } = model
  for (const changes of [may, credits, mayDisappear, mayBeReleased, undecided, reportedPayments, looseCarts])
    changes.clear()
}

/**
 * Returns whether the person can open the order at the moment, either as a guest or as a customer who is logged in.
 */
export function isOwnOf({ people }: Model, index: number, { owner, person }: OrderModel): boolean {
  return person === index && owner === (nth(people, index).isCustomer ? 'account' : 'guest')
}

/** Adds states that the order may have after the current command. Without such a call its state must not change. */
export function mayBecome({ may }: Model, order: OrderModel, ...states: OrderStatus[]): void {
  may.set(order, [...(may.get(order) ?? []), ...states])
}

export function isPaidFor({ status }: OrderModel): boolean {
  return status !== 'open' && status !== 'closed'
}

export function isReserved({ reservedUntil }: OrderModel, now: number): boolean {
  return reservedUntil !== null && reservedUntil > now
}
