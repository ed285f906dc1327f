import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string) => Object.assign(new Error('…'), { code })

const network = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']
const sqlStates = ['57014', '57P01', '57P03', '53000', '53100', '53200', '53300', '53400', '08006', '25006']

test.each([...network, ...sqlStates])('%s means that the database is away', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
  expect(isDatabaseAway(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('so does “%s”', (message) => expect(isDatabaseAway(new Error(message))).toBe(true))

test('an error by which PgBouncer ends a connection means that the database is away', () => {
  expect(isDatabaseAway(Object.assign(withCode('08P01'), { severity: 'FATAL' }))).toBe(true)
})

test.each([
  withCode('23505'),
  Object.assign(withCode('08P01'), { severity: 'ERROR' }),
  withCode('42P01'),
  new Error('no'),
  'ECONNRESET',
  null,
])('a fault of the shop’s own does not: %s', (fault) => expect(isDatabaseAway(fault)).toBe(false))
