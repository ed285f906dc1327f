import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from './form-result.ts'
import { PostForm } from './post-form.tsx'
import { useFetcherForm, useForm } from './use-form.ts'

const fields = ['name', 'topic', 'answer', 'terms'] as const
const topics = [
  { value: 'order', label: 'An order' },
  { value: 'tyres', label: 'Tyres' },
]
const answers = [
  { value: 'email', label: 'By e-mail' },
  { value: 'phone', label: 'By phone' },
]

function Contact({ use }: { use: typeof useForm | typeof useFetcherForm }) {
  const form = use({ id: 'contact', action: '/contact', fields, initial: { topic: 'tyres' } })
  return (
    <PostForm form={form}>
      <Field label="Name" error={form.error('name')}>
        <TextInput {...form.field('name')} />
      </Field>
      <Field label="Topic" error={form.error('topic')}>
        <Select {...form.field('topic')} options={topics} />
      </Field>
      <RadioKeys {...form.radios('answer')} legend="Answer" keys={answers} />
      <Checkbox {...form.checkbox('terms')}>Terms</Checkbox>
    </PostForm>
  )
}

/** Renders the page that the server sends after a form without scripts was submitted with this result. */
function pageAfter(answered: FormResult | null, use: typeof useForm | typeof useFetcherForm): string {
  const Stub = createRoutesStub([{ id: 'contact', path: '/contact', Component: () => <Contact use={use} /> }])
  const hydrationData = { actionData: answered && { contact: answered } }
  return renderToString(<Stub initialEntries={['/contact']} hydrationData={hydrationData} />)
}

const refused = {
  outcome: 'refused',
  form: 'contact',
  errors: { answer: ['Choose one.'], terms: ['Please agree.'] },
  message: 'One or more validation errors occurred',
  typed: { name: ['Aino'], topic: ['order'], answer: ['phone'], terms: ['on'] },
} as const

for (const use of [useForm, useFetcherForm]) {
  test(`a form begins with what it is given (${use.name})`, () => {
    const page = pageAfter(null, use)
    expect(page).toContain('<input type="hidden" name="form" value="contact"/>')
    expect(page).toMatch(/<option value="tyres" selected/)
    expect(page).not.toContain('alert')
  })

  test(`a refused form has what was typed, and its errors beside the fields (${use.name})`, () => {
    const page = pageAfter(refused, use)
    expect(page).toMatch(/<input type="text" [^>]*value="Aino"/)
    expect(page).toMatch(/<option value="order" selected/)
    expect(page).toMatch(/<input type="radio" [^>]*checked="" [^>]*value="phone"/)
    expect(page).toMatch(/<input [^>]*type="checkbox" [^>]*aria-invalid="true"/)
    expect(page).toMatch(
      /<fieldset data-invalid="true" aria-describedby="([^"]+)">.*<p class="field__error" id="\1">/,
    )
    expect(page).not.toContain('One or more validation errors occurred')
  })

  test(`what is wrong with no field stands above the form on a page that was loaded for it (${use.name})`, () => {
    const unknown = pageAfter({ ...refused, errors: { captcha: ['Captcha is not valid.'] } }, use)
    expect(unknown).toMatch(/role="alert".*Captcha is not valid\..*Name/)
    const whole = pageAfter({ ...refused, errors: {}, message: 'Sold out' }, use)
    expect(whole).toMatch(/role="alert".*Sold out.*Name/)
  })

  test(`the answer to another form of the page is not this one’s (${use.name})`, () => {
    expect(pageAfter({ ...refused, form: 'newsletter' }, use)).toBe(pageAfter(null, use))
  })
}

test('without scripts the browser goes to the first field that is wrong', () => {
  const page = pageAfter({ ...refused, errors: { topic: ['x'], name: ['y'] } }, useForm)
  expect(page.match(/autofocus/gi)).toHaveLength(1)
  expect(page).toMatch(/<input type="text" [^>]*autofocus/i)
})
