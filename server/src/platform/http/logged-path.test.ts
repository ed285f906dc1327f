import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/tyres?plate=ABC-123', '/tyres'],
  ['/password/reset/secret?lang=fi', '/password/reset/[hidden]'],
  ['/account/activate/secret/', '/account/activate/[hidden]'],
  ['/password/reset', '/password/reset'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('%s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
