import { ApiRefusal } from '@pito/web/api/api-refusal'

/**
 * Throws the error again if its status is 404, so that the visitor gets the "not found" page. After any other failure
 * returns null, and this part of the page is missing.
 */
export function nullIfFailed(error: unknown): null {
  if (statusOf(error) === 404) throw error
  return null
}

/**
 * Returns the HTTP status of an error. While the server renders, an API error is the router's own error object, which
 * has the status in `init`.
 */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
}
