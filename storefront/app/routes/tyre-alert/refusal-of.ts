import type { RefusalAnswer } from '@pito/contracts/refusal'

interface ServerRefusal {
  readonly data: RefusalAnswer
  readonly init: { readonly status: number } | null
}

/** A "no" of the API while the server renders; whatever else went wrong goes on. */
export function refusalOf(error: unknown): RefusalAnswer {
  if (!isServerRefusal(error) || (error.init?.status ?? 500) >= 500) throw error
  return error.data
}

/** The same for links: one that is over, or was never any, leads to a page that says so. */
export function nullIfOver(error: unknown): null {
  refusalOf(error)
  return null
}

function isServerRefusal(error: unknown): error is ServerRefusal {
  return typeof error === 'object' && error !== null && 'data' in error && 'init' in error
}
