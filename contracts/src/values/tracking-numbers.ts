/** An order has at most so many parcels. */
export const mostParcels = 20

/** Numbers of parcels, one on each line or separated by commas. Spaces inside a number are left out. */
export function readTrackingNumbers(text: string): string[] {
  const numbers = text.split(/[\n,;]/).map((line) => line.replaceAll(/\s/g, '').toUpperCase())
  return [...new Set(numbers.filter((number) => number !== ''))]
}

/** Carriers use letters, digits and hyphens: JJFI65432100000000001, 00370724776200000015, 1Z999AA10123456784. */
export const trackingNumberPattern = /^[A-Z0-9-]{6,40}$/

const place = '{number}'

/** Returns the carrier's page about a parcel, or null without a template. */
export function trackingUrl(template: string | null, number: string): string | null {
  return template === null ? null : template.replaceAll(place, encodeURIComponent(number))
}

/** A template is an address that begins with https and has the place of the number behind the name of the host. */
export function isTrackingTemplate(text: string): boolean {
  if (!text.includes(place)) return false
  const [one, other] = ['100000', '200000'].map((number) => urlOf(text.replaceAll(place, number)))
  if (!one || !other || one.protocol !== 'https:' || one.username !== '' || one.password !== '') return false
  return one.host === other.host && /^[\w-]+(\.[\w-]+)+$/.test(one.hostname) && !/\s/.test(text)
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
