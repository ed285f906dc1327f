/** The optional purposes that a visitor allows beyond the necessary cookies. */
export interface CookieChoice {
  /** Comfort data is the list of recently viewed tyres. It stays in this browser. */
  readonly comfort: boolean
  readonly analytics: boolean
  readonly marketing: boolean
}

/**
 * The cookie that stores the visitor's choice for a year. Pages read the cookie, and the server checks it again
 * before it stores data for an optional purpose.
 */
export const cookieChoiceName = 'cookie_choice'

/**
 * The version of the question. It is raised when a new purpose is added; choices of an older version are then void.
 */
const version = 1
const shape = /^(?<version>\d{1,3})\.(?<comfort>c?)(?<analytics>a?)(?<marketing>m?)$/

export function writeCookieChoice({ comfort, analytics, marketing }: CookieChoice): string {
  return `${version}.${comfort ? 'c' : ''}${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** Returns null if the visitor has not chosen yet, or chose before the question's version was raised. */
export function readCookieChoice(text: string | undefined): CookieChoice | null {
  const parts = shape.exec(text ?? '')?.groups
  if (Number(parts?.version) !== version) return null
  const { comfort, analytics, marketing } = parts ?? {}
  return { comfort: comfort === 'c', analytics: analytics === 'a', marketing: marketing === 'm' }
}
