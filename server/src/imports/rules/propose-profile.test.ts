import { expect, test } from 'vitest'
import { proposeProfile } from './propose-profile.ts'

const profile = (name: string, ...headings: readonly string[]) => ({
  name,
  columns: headings.map((heading) => ({ heading, field: heading.startsWith('-') ? null : 'ean' })),
})
const north = profile('North', 'Tunnus', 'Netto', '-Väri')
const south = profile('South', 'GTIN', 'RRP')

test.each([
  ['the headings are those of a profile', ['NETTO', 'tunnus', 'Väri'], [north, south], 'North'],
  ['the file has further columns', ['Tunnus', 'Netto', 'Paino'], [north, south], 'North'],
  ['a heading that the profile assigns is missing', ['Tunnus', 'Väri'], [north, south], null],
  ['two profiles fit as well', ['GTIN', 'RRP'], [south, { ...south, name: 'East' }], null],
  ['one profile knows more of the headings', ['Tunnus', 'Netto'], [profile('Old', 'Tunnus'), north], 'North'],
  ['there are no profiles', ['EAN'], [], null],
] as const)('%s: %j', (_, header, profiles, name) => {
  expect(proposeProfile(header, profiles)?.name ?? null).toBe(name)
})
