/** Matches the paths of links in e-mails and of Klarna's callbacks, whose last segment is a secret. */
const secret = /^(\/password\/reset|\/account\/activate|\/api\/v1\/callbacks\/klarna\/[^/]+)\/.+/

/**
 * Returns the path as it is logged. It leaves out the query, which may contain a licence plate or a street address,
 * and the token of a link.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(secret, '$1/[hidden]').slice(0, 200)
}
