import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Part = z.ZodObject | undefined

/**
 * The most serious thing that a write changes: it causes money to be charged or refunded, reserves or releases tyres, or
 * takes or frees the time of a service point.
 */
export type Moves = 'money' | 'stock' | 'time' | 'nothing'

/** One call of the API. The path is written out in full so that a text search finds it. */
export interface Endpoint<
  Params extends Part = Part,
  Query extends Part = Part,
  Body extends Part = Part,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: `/api/v1/${string}`
  readonly summary: string
  /** Every write declares this field; `Writes` makes the compiler check it. */
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
  /** Values for the path, query and body with which the demo shop answers; the OpenAPI document shows them. */
  readonly example?: Readonly<Record<string, unknown>>
  /** The response depends only on address and language and is cached until something in the shop changes. */
  readonly cached?: true
  /** Query parameters that identify a person: a response to a request that has one is never cached. */
  readonly personal?: readonly string[]
}

/** A file download. The file is served as it is, without the envelope of calls. */
export interface FileEndpoint {
  readonly path: Endpoint['path']
  readonly summary: string
  readonly params: z.ZodObject
  readonly query?: z.ZodObject
  readonly mediaTypes: readonly string[]
  readonly errors: readonly RefusalCode[]
  /** The download needs no session: the token in its address is enough. */
  readonly isPublic?: true
}

/** The compiler refuses a contract that writes and does not declare what it moves. */
type Writes =
  | { readonly method: 'GET'; readonly moves?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly moves: Moves }

/**
 * The response to such a call is stored under its `Idempotency-Key`, so that a repeated request moves nothing twice.
 */
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

/** The input of a use case: path, query and body, parsed and merged. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Parsed<P> & Parsed<Q> & Parsed<B>> : never
/** The input of a caller, before defaults and coercions. */
export type Request<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Sent<P> & Sent<Q> & Sent<B>> : never
/** The whole response, envelope included. */
export type Output<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never
/** The return value of a use case; parsing it strips every field that the contract does not name. */
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

/** One use case with two paths, for customers and for guests. A guest may send its id as `anonymous_id`. */
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
    /** Values with which only the demo's customer gets an answer, such as the number of an order. */
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
