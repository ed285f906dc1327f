/** Returns the URL of the page that compares these tyres side by side. Visitors can share the URL. */
export function compareAddress(ids: readonly number[]): string {
  return `/compare?ids=${ids.join(',')}`
}
