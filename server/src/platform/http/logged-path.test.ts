import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/tyres?plate=ABC-123', '/tyres'],
  ['/password/reset/secret?lang=fi', '/password/reset/[hidden]'],
  ['/account/activate/secret/', '/account/activate/[hidden]'],
  ['/api/v1/callbacks/klarna/0b6f7d6c/secret', '/api/v1/callbacks/klarna/0b6f7d6c/[hidden]'],
  ['/password/reset', '/password/reset'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('%s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
