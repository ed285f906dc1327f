import { expect, test } from 'vitest'
import { sayWhyNotReachable, whyNotVersion } from './say-why-not-reachable.ts'

const url = 'postgres://aino:very-secret@db.example:6543/shop'

test.each([
  ['ECONNREFUSED', 'nothing answers at db.example:6543. Is PostgreSQL running there?'],
  ['ENOTFOUND', 'there is no host called db.example.'],
  ['ETIMEDOUT', 'db.example:6543 does not answer in time.'],
  ['28P01', 'db.example:6543 does not accept the password or the user aino.'],
  ['3D000', 'there is no database called shop at db.example:6543. Create it first.'],
  ['53300', 'db.example:6543 has no connection left for the shop.'],
])('%s is said as a sentence', (code, sentence) => {
  const error = Object.assign(new Error('…'), { code })
  expect(sayWhyNotReachable(error, url)).toBe(`The database of DATABASE_URL cannot be used: ${sentence}`)
})

test('a host with several addresses that all refuse is one sentence', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:6543'), { code: 'ECONNREFUSED' })
  expect(sayWhyNotReachable(new AggregateError([refused, refused]), url)).toContain('nothing answers')
})

test.each(['mysql://a@b/c', 'http://localhost', 'localhost', ''])('%s is not an address', (address) => {
  expect(sayWhyNotReachable(new Error('…'), address)).toMatch(/^DATABASE_URL is not an address of PostgreSQL/)
})

test('the password is never part of the sentence', () => {
  expect(sayWhyNotReachable(new Error('something else'), url)).not.toContain('very-secret')
})

test('PostgreSQL 14 is too old, 15 is not', () => {
  expect(whyNotVersion(140_019)).toBe(
    'The database of DATABASE_URL is PostgreSQL 14; the shop needs 15 or newer.',
  )
  expect(whyNotVersion(150_000)).toBeNull()
})
