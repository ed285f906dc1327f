import { expect, test } from 'vitest'
import { tickedIn, tickedTexts } from './ticked-values.ts'

test('ticked values are read again, unlike values of another kind or with an empty text', () => {
  const form = new FormData()
  for (const [name, text] of Object.entries(tickedTexts('role', ['owner', 'role-a']))) form.set(name, text)
  form.set('role_content', '')
  form.set('right_read-stock', 'on')
  expect(tickedIn(form, 'role')).toEqual(['owner', 'role-a'])
})
