import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Part = z.ZodObject | undefined

/**
 * The most serious thing that a write changes: it causes money to be charged or refunded, reserves or releases tyres, or
 * takes or frees the time of a service point.
 */
export type Moves = 'money' | 'stock' | 'time' | 'nothing'

/** What the API promises for one call. The path is written whole so that a search for it finds it. */
export interface Endpoint<
  Params extends Part = Part,
  Query extends Part = Part,
  Body extends Part = Part,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: `/api/v1/${string}`
  readonly summary: string
  /** Every write declares it; see `Writes`. */
  readonly moves?: Moves
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /**
   * The body may also come as `application/x-www-form-urlencoded`, in which a field that is an object is a JSON text.
   * Such a body can be posted from a page of another site without a preflight, so the server relies on Sec-Fetch-Site,
   * Origin and the cookies' SameSite alone.
   */
  readonly takesForm?: true
  readonly response: Response
  readonly errors: readonly RefusalCode[]
  /** Parts of the path, the query and the body by which a shop with the demo's data answers: for the API's document. */
  readonly example?: Readonly<Record<string, unknown>>
  /** The answer depends on address and language alone: it is cached until something in the shop changes. */
  readonly cached?: true
  /** Names in the query that identify a person: an answer to them is never cached. */
  readonly personal?: readonly string[]
}

/** What is promised of a file that is saved: it is served as it is, without the envelope of calls. */
export interface FileEndpoint {
  readonly path: Endpoint['path']
  readonly summary: string
  readonly params: z.ZodObject
  readonly query?: z.ZodObject
  readonly mediaTypes: readonly string[]
  readonly errors: readonly RefusalCode[]
  /** No session: whoever has the token of the address. */
  readonly isPublic?: true
}

/** The compiler refuses a contract that writes and does not declare what it moves. */
type Writes =
  | { readonly method: 'GET'; readonly moves?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly moves: Moves }

/** The response to such a call is stored under its `Idempotency-Key`, so that a repeated request moves nothing twice. */
export function takesIdempotencyKey({ moves = 'nothing' }: Pick<Endpoint, 'moves'>): boolean {
  return moves !== 'nothing'
}

export function endpoint<
  Response extends z.ZodType,
  Params extends Part = undefined,
  Query extends Part = undefined,
  Body extends Part = undefined,
>(contract: Endpoint<Params, Query, Body, Response> & Writes): Endpoint<Params, Query, Body, Response> {
  return contract
}

type Parsed<P> = P extends z.ZodObject ? z.output<P> : unknown
type Sent<P> = P extends z.ZodObject ? z.input<P> : unknown
type Flat<T> = { [Key in keyof T]: T[Key] }

/** Everything a use case is given: path, query and body parts, parsed and merged. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Parsed<P> & Parsed<Q> & Parsed<B>> : never
/** What a caller may send: before defaults and coercions. */
export type Request<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Sent<P> & Sent<Q> & Sent<B>> : never
/** The whole answer, envelope included. */
export type Output<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never
/** What a use case returns; parsing it strips every field the contract does not name. */
export type Answer<E> = E extends { response: infer R extends z.ZodType } ? z.input<R> : never

export function answer<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(1), message: z.string().optional(), data })
}

export function answerPage<Row extends z.ZodType>(row: Row) {
  return z.object({
    success: z.literal(1),
    data: z.array(row),
    total: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
    last_page: z.int().min(1),
  })
}

/** One use case under two addresses: a customer's, and a guest's, who may name itself by `anonymous_id`. */
export interface CustomerAndGuest<E extends Endpoint = Endpoint> {
  readonly customer: E
  readonly anonymous: E
}

export const guestPart = z.object({
  anonymous_id: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'The id of the guest, as an earlier response returned it. Browsers leave it out because a cookie carries it.',
    ),
})

export function customerAndGuest<
  Response extends z.ZodType,
  Params extends Part = undefined,
  Query extends Part = undefined,
  Body extends Part = undefined,
>({
  customer,
  anonymous,
  customerExample,
  ...contract
}: Omit<Endpoint<Params, Query, Body, Response>, 'path'> &
  Writes &
  Record<'customer' | 'anonymous', Endpoint['path']> & {
    /** By what a demo answers its customer alone: the number of an order. */
    readonly customerExample?: Endpoint['example']
  }): CustomerAndGuest<Endpoint<Params, Query, Body, Response>> {
  const reads = contract.method === 'GET' || contract.method === 'DELETE'
  const part = reads ? 'query' : 'body'
  const named = contract[part]?.extend(guestPart.shape) ?? guestPart
  return {
    customer: { ...contract, path: customer, ...(customerExample && { example: customerExample }) },
    anonymous: { ...contract, path: anonymous, [part]: named },
  }
}
