import type { Answer, Endpoint, Input } from '@pito/contracts/endpoint'
import type { Caller, Context, Visit } from '../context.ts'
import type { Platform } from '../platform.ts'
import type { FieldFaults } from '../refuse.ts'

export type UseCase<E extends Endpoint> = (ctx: Context, input: Input<E>) => Promise<Answer<E>> | Answer<E>
/** The guard of every call in a scope. It returns the caller of a request or throws `Refused`. */
export type Identify = (platform: Platform, visit: Visit) => Promise<Caller> | Caller

/**
 * Refuses callers before the input is validated, so that a refusal says nothing about the input. The input may be
 * anything. A guard that reads it passes what it does not understand, because validation refuses that afterwards.
 */
export type Authorise = (ctx: Context, input: Readonly<Record<string, unknown>>) => Promise<void>

/**
 * Checks the fields of a body that match the contract when other fields do not, so that a form shows all errors at once.
 * It returns the same errors as the use case would.
 */
export type CheckFields<E extends Endpoint> = (
  ctx: Context,
  fields: Partial<Input<E>>,
) => Promise<FieldFaults>

export interface Call {
  readonly contract: Endpoint
  readonly scope: string
  readonly identify: Identify
  /** The guard of the call itself, after that of its scope. */
  readonly authorise: Authorise | undefined
  readonly useCase: (ctx: Context, input: never) => unknown
}

/** Registers a call. The file routes.ts of a module contains one such line per call. */
export type On = <E extends Endpoint>(
  contract: E,
  useCase: UseCase<E>,
  guard?: Authorise | { readonly checkFields: CheckFields<E> },
) => void
export type Routes = (on: On) => void

/**
 * All calls of the API by method and path. The in-process client, the OpenAPI documents and `npm run routes` use
 * them.
 */
export type Calls = Map<string, Call>

export function ok<Data>(data: Data, message?: string) {
  return { success: 1 as const, data, ...(message === undefined ? {} : { message }) }
}

export function page<Row>(
  rows: Row[],
  { total, page, perPage }: { total: number; page: number; perPage: number },
) {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return { success: 1 as const, data: rows, total, page, per_page: perPage, last_page: lastPage }
}
