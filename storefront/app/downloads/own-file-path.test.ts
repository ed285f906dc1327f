import { expect, test } from 'vitest'
import { ownFilePath } from './export-panel.tsx'

test('a file is opened on the host of the page, whatever host its address names', () => {
  expect(ownFilePath('https://shop.example/downloads/export/a-b-2026.xlsx?token=x.y')).toBe(
    '/downloads/export/a-b-2026.xlsx?token=x.y',
  )
})

test.each([
  'javascript:alert(1)',
  'https://shop.example/login',
  'https://shop.example/downloads/export/../../x',
  'data:text/html,x',
  'https://evil.example//downloads/file/x',
])('%s is not opened', (address) => {
  expect(() => ownFilePath(address)).toThrow('not one of a file')
})
