/** What a visitor allows beyond the necessary. */
export interface CookieChoice {
  readonly analytics: boolean
  readonly marketing: boolean
}

/** The cookie that keeps it for a year; pages read it, and the server looks again before it stores anything. */
export const cookieChoiceName = 'cookie_choice'

/** Raised when there is something new to ask: an older answer then counts as none. */
const version = 1
const shape = /^(?<version>\d{1,3})\.(?<analytics>a?)(?<marketing>m?)$/

export function writeCookieChoice({ analytics, marketing }: CookieChoice): string {
  return `${version}.${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** Null where nothing was chosen yet. */
export function readCookieChoice(text: string | undefined): CookieChoice | null {
  const parts = shape.exec(text ?? '')?.groups
  if (Number(parts?.version) !== version) return null
  return { analytics: parts?.analytics === 'a', marketing: parts?.marketing === 'm' }
}
