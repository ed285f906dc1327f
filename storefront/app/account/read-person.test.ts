import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

test('names that documents cannot print are refused at their fields, before anything is sent', () => {
  const form = new FormData()
  const texts = { is_company_user: '1', first_name: 'علي', last_name: 'Юрий', company_name: '轮胎 Oy' }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const { errors } = readPerson(form, 'fi_FI')
  const sentence = 'Kirjoita nimi latinalaisin kirjaimin, kuten passissa.'
  expect(errors).toMatchObject({ first_name: sentence, last_name: null, company_name: sentence })
})
