import { expect, test } from 'vitest'
import { Edition } from './edition.ts'

function at(start: string) {
  let now = new Date(start)
  const edition = new Edition(() => now)
  return { edition, later: (moment: string) => (now = new Date(moment)) }
}

test('a change makes a new edition', () => {
  const { edition } = at('2026-11-20T10:00:00Z')
  const before = edition.current
  edition.bump()
  expect(edition.current).not.toBe(before)
})

test('midnight in Helsinki makes a new edition, midnight elsewhere does not', () => {
  const { edition, later } = at('2026-11-20T21:59:30Z')
  const evening = edition.current
  later('2026-11-20T22:00:30Z')
  const midnight = edition.current
  expect(midnight).not.toBe(evening)
  expect(edition.today).toBe('2026-11-21')
  later('2026-11-21T00:00:30Z')
  expect(edition.current).toBe(midnight)
})

test('for half a second after a change the edition just before it has a name', () => {
  const { edition, later } = at('2026-11-20T10:00:00Z')
  expect(edition.previous).toBeNull()
  const before = edition.current
  edition.bump()
  expect(edition.previous).toBe(before)
  later('2026-11-20T10:00:00.500Z')
  expect(edition.previous).toBeNull()
})
