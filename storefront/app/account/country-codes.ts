import type { Country } from '@pito/contracts/content'

const preferred = ['FI', 'VN', 'US', 'GB']

interface Code {
  readonly value: string
  readonly label: string
}

/** Finland, Vietnam, the United States and the United Kingdom first. Countries share codes, so a value names both. */
export function countryCodes(countries: readonly Country[]): Code[] {
  const rank = ({ iso2 }: Country) => (preferred.includes(iso2) ? preferred.indexOf(iso2) : preferred.length)
  return countries
    .filter(({ dial_code }) => dial_code !== null)
    .toSorted((one, other) => rank(one) - rank(other))
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
