/** What a visitor allows beyond the necessary. */
export interface CookieChoice {
  /** What makes looking around easier, in this browser alone: the tyres looked at before. */
  readonly comfort: boolean
  readonly analytics: boolean
  readonly marketing: boolean
}

/** The cookie that stores it for a year; pages read it, and the server looks again before it stores anything. */
export const cookieChoiceName = 'cookie_choice'

/** Raised when there is something new to ask: an older answer then counts as none. */
const version = 1
const shape = /^(?<version>\d{1,3})\.(?<comfort>c?)(?<analytics>a?)(?<marketing>m?)$/

export function writeCookieChoice({ comfort, analytics, marketing }: CookieChoice): string {
  return `${version}.${comfort ? 'c' : ''}${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** Null where nothing was chosen yet. */
export function readCookieChoice(text: string | undefined): CookieChoice | null {
  const parts = shape.exec(text ?? '')?.groups
  if (Number(parts?.version) !== version) return null
  const { comfort, analytics, marketing } = parts ?? {}
  return { comfort: comfort === 'c', analytics: analytics === 'a', marketing: marketing === 'm' }
}
