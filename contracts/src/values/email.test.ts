import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailPattern, isEmail } from './email.ts'

test('the pattern is zod’s own, so that browser and API agree', () => {
  expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'))
})

test.each([
  ['aino@example.fi', true],
  ['aino.esko+renkaat@posti.example.fi', true],
  ['', false],
  ['aino', false],
  ['aino@example', false],
  ['a@example.fi, b@example.fi', false],
  ['a@example.fi\r\nBcc: b@example.fi', false],
  [`${'a'.repeat(250)}@example.fi`, false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
