/** The page that shows these tyres side by side; it can be shared. */
export function compareAddress(ids: readonly number[]): string {
  return `/compare?ids=${ids.join(',')}`
}
