import { expect, test } from 'vitest'
import { register } from './accounts.ts'
import { messageIn } from './bilingual-message.ts'
import { saveAccount } from './profile.ts'
import { createCustomer } from './staff.ts'
import { saveCompany } from './staff-company.ts'

const bodies = [
  ['registration', register.body, ['first_name', 'last_name', 'company_name']],
  ['the profile', saveAccount.body, ['first_name', 'last_name', 'company_name']],
  ['an invitation by staff', createCustomer.body, ['first_name', 'last_name', 'company_name']],
  ['the company', saveCompany.body, ['name']],
] as const

const fields = bodies.flatMap(([form, body, names]) => names.map((name) => ({ form, body, name })))
const sentenceFor = (field: (typeof fields)[number], value: string) => {
  const error = field.body?.safeParse({ [field.name]: value }).error
  const issue = error?.issues.find(({ path }) => path[0] === field.name)
  return issue && messageIn(issue.message, 'fi_FI')
}

test.each(fields)('the $name of $form is refused in a script that documents cannot print', (field) => {
  for (const name of ['علي محمد', '李小龙', 'Aino 🙂'])
    expect(sentenceFor(field, name)).toBe('Kirjoita nimi latinalaisin kirjaimin, kuten passissa.')
  for (const name of ['Åsa Þórsdóttir', 'Ελένη', 'Юрий', 'A\u0308ijo\u0308'])
    expect(sentenceFor(field, name)).toBeUndefined()
})

test('a name is stored with one spelling of its accents', () => {
  const data = createCustomer.body?.pick({ first_name: true }).parse({ first_name: 'A\u0308ijo\u0308' })
  expect(data).toEqual({ first_name: 'Äijö' })
})
