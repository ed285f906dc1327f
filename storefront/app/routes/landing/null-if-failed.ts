import { ApiRefusal } from '@pito/web/api/api-refusal'

/** A refusal goes on to the visitor; a failure leaves a gap in the page. */
export function nullIfFailed(error: unknown): null {
  if (statusOf(error) === 404) throw error
  return null
}

/** While the server renders, a refusal comes as the router's data with a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
}
