import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postgresBinaries } from './postgres-binaries.ts'

test('this system has its PostgreSQL', () => {
  const { initdb, postgres, pgCtl } = postgresBinaries()
  expect([initdb, postgres, pgCtl].map((program) => existsSync(program))).toEqual([true, true, true])
})

test('a system without one is told what to do instead', () => {
  expect(() => postgresBinaries('sunos', 'sparc')).toThrow(
    'There is no built-in PostgreSQL for this system (sunos-sparc). Set DATABASE_URL',
  )
})
