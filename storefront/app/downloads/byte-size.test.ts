import { expect, test } from 'vitest'
import { byteSize } from './export-panel.tsx'

test.each([
  [7, 'fi', '1\u00a0kt'],
  [12_345, 'fi', '12\u00a0kt'],
  [12_345, 'en', '12\u00a0kB'],
  [1_440_000, 'fi', '1,4\u00a0Mt'],
  [1_440_000, 'en', '1.4\u00a0MB'],
] as const)('%i bytes are said in %s as %s', (bytes, language, text) => {
  expect(byteSize(bytes, language)).toBe(text)
})
