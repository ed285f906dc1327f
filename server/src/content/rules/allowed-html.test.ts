import { expect, test } from 'vitest'
import { isAllowedLink, isAllowedPicture, isPageLink } from './allowed-html.ts'

test.each([
  '/',
  '/information/contact',
  '/renkaat?width=205&height=55',
  'https://tietosuoja.fi/en',
  'HTTP://example.com',
  'mailto:asiakaspalvelu@pito.example',
  'tel:+358201230000',
])('a link to %s is allowed', (address) => {
  expect(isAllowedLink(address)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https:',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'information/contact',
])('a link to %j is not allowed', (address) => {
  expect(isAllowedLink(address)).toBe(false)
})

test('a picture may come from this shop', () => {
  expect(isAllowedPicture('/pictures/tyre.avif')).toBe(true)
})

test.each(['https://evil.example/pixel.gif', '//evil.example/pixel.gif', 'data:image/svg+xml,<svg/>', ''])(
  'a picture may not come from %j',
  (address) => {
    expect(isAllowedPicture(address)).toBe(false)
  },
)

test.each(['/', '/tyres?width=205', 'https://tietosuoja.fi', '#faq'])(
  'a button may lead to %s',
  (address) => {
    expect(isPageLink(address)).toBe(true)
  },
)

test.each([
  '',
  'javascript:alert(1)',
  '//evil.example',
  'http://example.com',
  'mailto:a@b.example',
  '#',
  '#1"',
])('a button may not lead to %j', (address) => {
  expect(isPageLink(address)).toBe(false)
})
