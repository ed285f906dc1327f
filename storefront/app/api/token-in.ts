/** Never empty, so that the API says "unknown" and not "missing". */
export function tokenIn(url: URL): string {
  return url.searchParams.get('token')?.slice(0, 200) || '-'
}
