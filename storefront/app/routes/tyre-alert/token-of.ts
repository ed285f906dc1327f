/** Never empty, so that the API says "unknown" and not "missing". */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 200) || '-'
}
