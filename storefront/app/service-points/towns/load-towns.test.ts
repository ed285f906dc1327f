import { expect, test } from 'vitest'
import { translatedTownPath } from './load-towns.ts'

test.each([
  ['/asennuspisteet', '/service-points/towns'],
  ['/asennuspisteet/tampere', '/service-points/tampere'],
])('%s is %s in English, and back', (finnish, english) => {
  expect(translatedTownPath(finnish)).toBe(english)
  expect(translatedTownPath(english)).toBe(finnish)
})
