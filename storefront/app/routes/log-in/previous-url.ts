import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { storage } from '@pito/web/boot/storage'

const key = 'previous_url'

/** Pages that are part of logging in; a visitor who comes from one of them returns to the page before it. */
const onTheWay = /^\/(login|register|resetpassword|logout)(\/|$)/
/** Pages whose links work only once. */
const usedUp = /^\/(password\/reset|account\/activate)\//
/** Query parameters that must not be stored, such as a licence plate, which is personal data. */
const personal = ['licenceplate', 'licencePlate', 'token']

/** Returns the address to store as the previous page; null to keep the one that is already stored. */
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

/**
 * `openedFrom` is what a link of the shop stored in the history; a document that was opened anew has only a referrer.
 */
export function rememberPreviousUrl(openedFrom: string | null): void {
  const path = previousUrlOf(openedFrom ?? ownReferrer())
  if (path !== null) storage.set(key, path)
}

/** The address is used only once, because the next log-in starts from another page. */
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
