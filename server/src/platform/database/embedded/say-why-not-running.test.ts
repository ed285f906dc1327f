import { expect, test } from 'vitest'
import { sayWhyNotRunning } from './say-why-not-running.ts'

test('a full disk is called a full disk', () => {
  const output =
    'creating configuration files ... initdb: error: could not write file "x": No space left on device\n'
  expect(sayWhyNotRunning(output, '/srv/shop')).toBe(
    'The disk that holds /srv/shop is full. Make room and start again.',
  )
})

test('a missing library means that the programs are not for this system', () => {
  const output =
    'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file'
  expect(sayWhyNotRunning(output, '/srv/shop')).toMatch(
    /^The built-in PostgreSQL does not run on this system/,
  )
})

test('anything else is told in the words of PostgreSQL’s last complaint', () => {
  const output =
    '2026-11-20 LOG:  starting\n2026-11-20 [7] FATAL:  data directory has wrong ownership\n2026-11-20 LOG:  bye\n'
  expect(sayWhyNotRunning(output, '/srv/shop')).toBe(
    'PostgreSQL does not start in /srv/shop: data directory has wrong ownership',
  )
})
