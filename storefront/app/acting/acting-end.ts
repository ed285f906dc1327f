/** How acting as a customer ended: the member of staff left, or the session expired. */
const actingEnds = ['left', 'over'] as const
export type ActingEnd = (typeof actingEnds)[number]

export const actingEndField = 'ended'

/** The address of the staff page, with the parameter that makes it say how acting has ended. */
export function staffPageAfter(end: ActingEnd): string {
  return `/login-as-customer?${actingEndField}=${end}`
}

export function actingEndOf(text: string | null): ActingEnd | null {
  return actingEnds.find((end) => end === text) ?? null
}
