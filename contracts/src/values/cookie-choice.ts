/** The optional purposes that a visitor allows beyond the necessary cookies. */
export interface CookieChoice {
  /** Comfort data is the list of recently viewed tyres. It stays in this browser. */
  readonly comfort: boolean
  readonly analytics: boolean
  readonly marketing: boolean
}

/** The cookie stores the choice for a year. Pages read it, and the server checks it again before it stores anything. */
export const cookieChoiceName = 'cookie_choice'

/** The version is raised when there is a new purpose to ask about; choices of an older version are then void. */
const version = 1
const shape = /^(?<version>\d{1,3})\.(?<comfort>c?)(?<analytics>a?)(?<marketing>m?)$/

export function writeCookieChoice({ comfort, analytics, marketing }: CookieChoice): string {
  return `${version}.${comfort ? 'c' : ''}${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** Returns null when the visitor has not chosen yet. */
export function readCookieChoice(text: string | undefined): CookieChoice | null {
  const parts = shape.exec(text ?? '')?.groups
  if (Number(parts?.version) !== version) return null
  const { comfort, analytics, marketing } = parts ?? {}
  return { comfort: comfort === 'c', analytics: analytics === 'a', marketing: marketing === 'm' }
}
