/** The page that compares these tyres side by side; its address can be shared. */
export function compareAddress(ids: readonly number[]): string {
  return `/compare?ids=${ids.join(',')}`
}
