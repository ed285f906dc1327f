import { expect, test, vi } from 'vitest'
import { storedValue } from './place-memory.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

test('a value that the storage refuses replaces the stored value on this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify('old'),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  const stored = storedValue('key', isText)
  expect(stored.read()).toBe('old')
  stored.write('new')
  expect(stored.read()).toBe('new')
})
