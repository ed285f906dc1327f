/** The ways in which acting as a customer can end: the member of staff left, or the session expired. */
const actingEnds = ['left', 'over'] as const
export type ActingEnd = (typeof actingEnds)[number]

export const actingEndField = 'ended'

/**
 * Returns the URL of the staff page with a parameter that says how acting has ended, so that the page can report it.
 */
export function staffPageAfter(end: ActingEnd): string {
  return `/login-as-customer?${actingEndField}=${end}`
}

export function actingEndOf(text: string | null): ActingEnd | null {
  return actingEnds.find((end) => end === text) ?? null
}
