import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Part = z.ZodObject | undefined

/**
 * The most serious effect of a write. `money`: money is charged or refunded. `stock`: tyres are reserved or released.
 * `time`: a time of a service point is taken or freed. `record`: staff create a record, which a repeated request would
 * create twice.
 */
export type Moves = 'money' | 'stock' | 'time' | 'record' | 'nothing'

/**
 * The contract of one API call. Its path is written out in full so that a text search for a path finds the contract.
 */
export interface Endpoint<
  Params extends Part = Part,
  Query extends Part = Part,
  Body extends Part = Part,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: `/api/v1/${string}`
  readonly summary: string
  /** Says until when a call that will be removed works, and which call replaces it. */
  readonly deprecated?: string
  /** Every write declares its most serious effect. The type `Writes` makes a missing declaration a compile error. */
  readonly moves?: Moves
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /**
   * The body may also be sent as `application/x-www-form-urlencoded`; a field that is an object or a list is then sent
   * as a JSON text. A page of another site can post such a body without a CORS preflight. Only Sec-Fetch-Site, Origin and
   * the SameSite attribute of the cookies therefore protect such a call from forgery.
   */
  readonly takesForm?: true
  readonly response: Response
  readonly errors: readonly RefusalCode[]
  /** Path, query and body values with which the demo shop responds successfully. The OpenAPI document shows them. */
  readonly example?: Readonly<Record<string, unknown>>
  /** The response depends only on URL and language. It is cached until the data that it shows changes. */
  readonly cached?: true
  /**
   * The names of query parameters that identify a person. A response to a request with such a parameter is never
   * cached.
   */
  readonly personal?: readonly string[]
  /** Returns whether the unparsed query may contain personal data. Then the response is not cached either. */
  readonly isPersonal?: (query: Readonly<Record<string, unknown>>) => boolean
}

/** A file download. The response is the file itself, without the JSON envelope of API calls. */
export interface FileEndpoint {
  readonly path: Endpoint['path']
  readonly summary: string
  readonly params: z.ZodObject
  readonly query?: z.ZodObject
  readonly mediaTypes: readonly string[]
  readonly errors: readonly RefusalCode[]
  /** The download needs no session, because the token in its URL is enough. */
  readonly isPublic?: true
}

/** The compiler refuses the contract of a write that does not declare `moves`. */
type Writes =
  | { readonly method: 'GET'; readonly moves?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly moves: Moves }

/**
 * Tells whether responses of the call are stored under the request's `Idempotency-Key`, so that a repeated request
 * does not charge, reserve, book or create a record twice.
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

/** The input of a use case: the path, query and body parameters, parsed and merged into one object. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Parsed<P> & Parsed<Q> & Parsed<B>> : never
/** The input that a caller passes, before defaults and coercions are applied. */
export type Request<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Flat<Sent<P> & Sent<Q> & Sent<B>> : never
/** The whole parsed response, including the envelope. */
export type Output<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never
/**
 * The value that a use case returns. Parsing it with the response schema removes every field that the contract does
 * not name.
 */
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

/**
 * Two contracts with different paths for the same use case, one for customers and one for guests. A guest may send
 * the guest id as `anonymous_id`.
 */
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
    /**
     * Example values for the customer's path. Only the demo's customer gets a successful response with them, for
     * example with the number of an order.
     */
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
