/** Addresses of e-mails and of Klarna's callbacks, which hold a secret as their last part. */
const secret = /^(\/password\/reset|\/account\/activate|\/api\/v1\/callbacks\/klarna\/[^/]+)\/.+/

/** Without the query, which may hold a number plate or an address, and without the token of a link. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(secret, '$1/[hidden]').slice(0, 200)
}
