/**
 * Removes the language from an address. The link of an invitation names one, which would win over the language that is
 * stored with the member of staff.
 */
export function withoutLanguage(url: URL): URL {
  const rest = new URL(url)
  rest.searchParams.delete('lang')
  return rest
}
