import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { storage } from '@pito/web/boot/storage'

const key = 'previous_url'

/** Pages about logging in themselves: who comes from there goes to the page before. */
const onTheWay = /^\/(login|register|resetpassword|logout)(\/|$)/
/** Their links are used up. */
const usedUp = /^\/(password\/reset|account\/activate)\//
/** A licence plate is personal: it is not stored. */
const personal = ['licenceplate', 'licencePlate', 'token']

/** What to remember of the page that the login page was opened from; null where the one before remains. */
export function previousUrlOf(openedFrom: string | null): string | null {
  const path = sameSitePath(openedFrom)
  if (path === null) return null
  const [before = '', query = ''] = path.split('?')
  if (onTheWay.test(before)) return null
  if (usedUp.test(before)) return '/'
  const rest = new URLSearchParams(query)
  for (const name of personal) rest.delete(name)
  return rest.size ? `${before}?${rest}` : before
}

/** `openedFrom` is what a link of the shop left in the history; a document opened again has a referrer at most. */
export function rememberPreviousUrl(openedFrom: string | null): void {
  const path = previousUrlOf(openedFrom ?? ownReferrer())
  if (path !== null) storage.set(key, path)
}

/** Once: the next log-in begins somewhere else. */
export function takePreviousUrl(): string | null {
  const path = sameSitePath(storage.get(key))
  storage.remove(key)
  return path
}

function ownReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === window.location.origin ? pathname + search : null
}
