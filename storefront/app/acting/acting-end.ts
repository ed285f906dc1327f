/** How acting as a customer ended: the member of staff left, or the session was over. */
const actingEnds = ['left', 'over'] as const
export type ActingEnd = (typeof actingEnds)[number]

export const actingEndField = 'ended'

/** The page of staff, which says in a sentence that acting has ended. */
export function staffPageAfter(end: ActingEnd): string {
  return `/login-as-customer?${actingEndField}=${end}`
}

export function actingEndOf(text: string | null): ActingEnd | null {
  return actingEnds.find((end) => end === text) ?? null
}
