import { expect, test } from 'vitest'
import { poolerIn } from './pooler.ts'

const own = 'probe_1'

test.each([
  ['PostgreSQL itself', { greeting: 812, backend: 812, names: [own] }, null],
  ['PgBouncer 1.18', { greeting: 93_321, backend: 812, names: [own] }, { prepares: false }],
  [
    'PgBouncer 1.18 with names of others',
    { greeting: 7, backend: 812, names: ['s1', own] },
    { prepares: false },
  ],
  ['PgBouncer 1.21', { greeting: 7, backend: 812, names: ['PGBOUNCER_1'] }, { prepares: true }],
  ['a pooler without a process id', { greeting: null, backend: 812, names: [own] }, { prepares: false }],
])('the start recognises %s', (_, seen, pooler) => {
  expect(poolerIn({ own, ...seen })).toEqual(pooler)
})
