import { ApiRefusal } from '@pito/web/api/api-refusal'

/** A 404 is passed on to the visitor; any other failure leaves a gap in the page. */
export function nullIfFailed(error: unknown): null {
  if (statusOf(error) === 404) throw error
  return null
}

/** While the server renders, a refusal arrives as the router's data with a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
}
