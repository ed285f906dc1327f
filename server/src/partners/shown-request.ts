import type { StoredRequest } from './store.ts'

/** Returns a partner request with the field names of the contract. */
export function shownRequest(request: StoredRequest) {
  return {
    id: request.id,
    name: request.name,
    request_from: request.requestFrom,
    country_code: request.countryCode,
    contact_number: request.contactNumber,
    email: request.email,
    location: request.location,
    comment: request.comment,
    locale: request.locale,
    created_at: request.createdAt.toISOString(),
    handled_at: request.handledAt?.toISOString() ?? null,
    handled_by: request.handledBy,
  }
}
