import { ApiRefusal } from '../api/api-refusal.ts'

/** Why a part of a page did not come. */
export interface Failure {
  /** For customer service; null where the shop never got the request, or answered without one. */
  readonly requestId: string | null
  readonly offline: boolean
}

/** What a loader hands on for a part that may fail alone. */
export type Settled<Data> =
  | { readonly data: Data; readonly failure: null }
  | { readonly data: null; readonly failure: Failure }

/** A part that fails must not take the page away: its failure is data like any other. */
export function settled<Data>(loading: Promise<Data>): Promise<Settled<Data>> {
  return loading.then(
    (data) => ({ data, failure: null }),
    (error: unknown) => ({ data: null, failure: failureOf(error) }),
  )
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiRefusal) return failed(error.answer.request_id)
  // While the server renders, a refusal comes as React Router's data with a status.
  const { data } = (error ?? {}) as { readonly data?: { readonly request_id?: string } | null }
  return { ...failed(data?.request_id), offline: error instanceof TypeError }
}

function failed(requestId: string | undefined): Failure {
  return { requestId: requestId ?? null, offline: false }
}
