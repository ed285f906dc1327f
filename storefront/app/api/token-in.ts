/** The result is never empty, so that the API answers "unknown" and not "missing". */
export function tokenIn(url: URL): string {
  return url.searchParams.get('token')?.slice(0, 200) || '-'
}
