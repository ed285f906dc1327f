import { expect, test } from 'vitest'
import { openAtRest, sealAtRest } from './seal-at-rest.ts'

const key = 'a secret for tests, of forty characters'
const place = { purpose: 'test', owner: 'aino' }
const sealed = sealAtRest(key, place, Buffer.from('plain'))

test('a value is opened again, and is sealed differently each time', () => {
  expect(openAtRest(key, place, sealed)?.toString()).toBe('plain')
  expect(sealAtRest(key, place, Buffer.from('plain'))).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('plain')
})

const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
test.each([
  ['another key', 'another secret for tests, of forty', place, sealed],
  ['another row', key, { ...place, owner: 'veikko' }, sealed],
  ['another purpose', key, { ...place, purpose: 'other' }, sealed],
  ['a changed value', key, place, changed],
])('%s does not open it', (_, secretKey, from, value) => {
  expect(openAtRest(secretKey, from, value)).toBeNull()
})
