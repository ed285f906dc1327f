import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const good = {
  is_company_user: '0',
  salutation: 'mrs',
  first_name: ' Maija ',
  last_name: 'Meikäläinen',
  country_code: 'FI358',
  contact_number: '050 123 123',
}

function read(changed: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changed })) form.set(name, value)
  return readPerson(form, 'en_GB')
}

const wrong = ({ errors }: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== null))

test('a person is read without the blanks around each text', () => {
  const { person } = read()
  expect(person).toMatchObject({
    salutation: 'mrs',
    first_name: 'Maija',
    country_code: '358',
    is_company_user: '0',
    company_name: null,
  })
  expect(wrong(read())).toEqual({})
})

test.each([
  ['first_name', '', 'First Name is required.'],
  ['first_name', 'x'.repeat(51), "You can't use more than 50 characters"],
  ['last_name', '   ', 'Last Name is required.'],
  ['contact_number', '', 'Contact Number is required.'],
  ['contact_number', '123', 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'],
])('%s %j: %s', (name, value, sentence) => {
  expect(wrong(read({ [name]: value }))).toEqual({ [name]: sentence })
})

test('a company needs a name, and no VAT number', () => {
  expect(wrong(read({ is_company_user: '1' }))).toEqual({ company_name: 'Company Name is required.' })
  expect(wrong(read({ is_company_user: '1', company_name: 'Rengas Oy' }))).toEqual({})
})

test('an unknown salutation is the first one', () => {
  expect(read({ salutation: 'dr' }).person.salutation).toBe('mr')
})

test('names that documents cannot print are refused at their fields, before anything is sent', () => {
  const form = new FormData()
  const texts = { is_company_user: '1', first_name: 'علي', last_name: 'Юрий', company_name: '轮胎 Oy' }
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const { errors } = readPerson(form, 'fi_FI')
  const sentence = 'Kirjoita nimi latinalaisin kirjaimin, kuten passissa.'
  expect(errors).toMatchObject({ first_name: sentence, last_name: null, company_name: sentence })
})
