import { ApiRefusal } from './api-refusal.ts'

const firstFault = 500

/** A link that is over, or never was one, leads to a page that says so; a fault is no such answer. */
export function nullIfOver(error: unknown): null {
  const status = error instanceof ApiRefusal ? error.status : statusOnServer(error)
  if (status === undefined || status >= firstFault) throw error
  return null
}

/** While the server renders, a refusal comes as React Router's data with a status. */
function statusOnServer(error: unknown): number | undefined {
  return (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
}
