import { expect, test } from 'vitest'
import { fieldsMissing } from './fields-missing.ts'

const aino = { first_name: 'Aino', last_name: 'Virtanen', contact_number: '040 1234567' }

test.each([
  ['a whole person', aino, []],
  ['a person without names', { contact_number: '040 1234567' }, ['first_name', 'last_name']],
  ['an empty number', { ...aino, contact_number: '' }, ['contact_number']],
  ['a company without a name', { ...aino, is_company_user: '1', company_name: null }, ['company_name']],
  ['a company', { ...aino, is_company_user: '1', company_name: 'Kuljetus Oy' }, []],
  ['a private person needs no company', { ...aino, is_company_user: '0' }, []],
] as const)('%s', (_, person, missing) => {
  expect(fieldsMissing(person)).toEqual(missing)
})
