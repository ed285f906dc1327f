import type { Country } from '@pito/contracts/content'

/** These countries come first in the list, because the shop sells to Finland and most buyers live in or near it. */
const nearest = ['FI', 'SE', 'EE', 'NO']

interface Code {
  readonly value: string
  readonly label: string
}

/** Puts the preferred countries first. The other countries keep their order. */
export function preferredFirst(countries: readonly Country[], preferred = nearest): Country[] {
  const rank = ({ iso2 }: Country) => (preferred.includes(iso2) ? preferred.indexOf(iso2) : preferred.length)
  return countries.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Returns the options of the country code. Some countries share a dial code, so the value of an option consists of
 * the country and the code.
 */
export function countryCodes(countries: readonly Country[], preferred = nearest): Code[] {
  return preferredFirst(countries, preferred)
    .filter(({ dial_code }) => dial_code !== null)
    .map(({ iso2, name, dial_code }) => ({ value: `${iso2}${dial_code}`, label: `${name} (+${dial_code})` }))
}

export const finnishCode = 'FI358'

/** Returns the dial code of a value, for example `358` for `FI358`. */
export function dialCodeIn(value: string): string {
  return value.replaceAll(/\D/g, '')
}

/** Returns the first value with this dial code, or the value of Finland if there is none. */
export function codeOf(codes: readonly Code[], dialCode: string): string {
  return codes.find(({ value }) => dialCodeIn(value) === dialCode)?.value ?? finnishCode
}
