/**
 * Returns the token in the URL, or "-" if it has none. The result is never empty, so that the API answers that the
 * link is unknown and not that the token is missing.
 */
export function tokenIn(url: URL): string {
  return url.searchParams.get('token')?.slice(0, 200) || '-'
}
