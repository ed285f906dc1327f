import { ApiRefusal } from '../api/api-refusal.ts'

/** The reason why a part of a page could not be loaded. */
export interface Failure {
  /**
   * The id of the failed request, which customers quote to customer service. It is null if the request did not reach
   * the shop or the response has no id.
   */
  readonly requestId: string | null
  readonly offline: boolean
}

/** The result of loading a part of a page that may fail without failing the page. */
export type Settled<Data> =
  | { readonly data: Data; readonly failure: null }
  | { readonly data: null; readonly failure: Failure }

/** Turns a failure into data, because the failure of a part must not fail the whole page. */
export function settled<Data>(loading: Promise<Data>): Promise<Settled<Data>> {
  return loading.then(
    (data) => ({ data, failure: null }),
    (error: unknown) => ({ data: null, failure: failureOf(error) }),
  )
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiRefusal) return failed(error.answer.request_id)
  // While the server renders, a refusal is React Router's data with a status.
  const { data } = (error ?? {}) as { readonly data?: { readonly request_id?: string } | null }
  return { ...failed(data?.request_id), offline: error instanceof TypeError }
}

function failed(requestId: string | undefined): Failure {
  return { requestId: requestId ?? null, offline: false }
}
