import type { Country } from '@pito/contracts/content'

/** Finland and its neighbours: the shop sells to Finland, and most buyers live near by. */
const nearest = ['FI', 'SE', 'EE', 'NO']

interface Code {
  readonly value: string
  readonly label: string
}

/** The preferred countries first, the others in the order they have. */
export function preferredFirst(countries: readonly Country[], preferred = nearest): Country[] {
  const rank = ({ iso2 }: Country) => (preferred.includes(iso2) ? preferred.indexOf(iso2) : preferred.length)
  return countries.toSorted((one, other) => rank(one) - rank(other))
}

/** Some countries share a dial code, so a value names the country and the code. */
export function countryCodes(countries: readonly Country[], preferred = nearest): Code[] {
  return preferredFirst(countries, preferred)
    .filter(({ dial_code }) => dial_code !== null)
    .map(({ iso2, name, dial_code }) => ({ value: `${iso2}${dial_code}`, label: `${name} (+${dial_code})` }))
}

export const finnishCode = 'FI358'

/** `358` of `FI358`. */
export function dialCodeIn(value: string): string {
  return value.replaceAll(/\D/g, '')
}

/** The first with this dial code; Finland's where there is none. */
export function codeOf(codes: readonly Code[], dialCode: string): string {
  return codes.find(({ value }) => dialCodeIn(value) === dialCode)?.value ?? finnishCode
}
