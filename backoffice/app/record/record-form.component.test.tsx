import { getStaffMember } from '@pito/contracts/staff'
import { saveArticle } from '@pito/contracts/staff-articles'
import { memberLogin } from '@pito/contracts/staff-log-in'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { openDocumentFor, openDocumentForNobody } from '@pito/web/session/opened-by'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { Link, useLoaderData } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { articleDescription } from '../articles/description.ts'
import * as logInAgain from '../log-in/log-in-again.ts'
import { recordIn } from './describe.ts'
import { RecordForm } from './record-form.tsx'

const article = { id: 1, version: 3, size: '205/55R16 91V', ean: '6419440133119', run_flat: false }
type Article = typeof article
const fields = [
  { name: 'size', label: 'Size' },
  { name: 'ean', label: 'EAN' },
] as const
const runFlat = { name: 'run_flat', label: 'Run-flat' } as const

/** The fields that the form of this test leaves out are sent as empty. */
const save = formAction(async (api, { form }) => {
  const version = Number(textIn(form, 'version'))
  const model_id = Number(textIn(form, 'model_id'))
  await api(saveArticle, { id: 1, version, model_id, ...recordIn(articleDescription, form) })
  return { done: null }
}).inBrowser

function Page() {
  const stored = useLoaderData<Article>()
  return (
    <>
      <h1>Article</h1>
      <Link to="/elsewhere">Elsewhere</Link>
      <RecordForm
        id="article"
        action="/"
        fields={[...fields, runFlat]}
        record={stored}
        valuesOf={({ size, ean, run_flat }: Article) => ({ size, ean, ...(run_flat && { run_flat: 'on' }) })}
      >
        {({ outer, field, checkbox }) => (
          <>
            <input type="hidden" name="model_id" value="7" />
            {fields.map(({ name, label }) => (
              <Field label={label} {...outer(name)} key={name}>
                <TextInput {...field(name)} />
              </Field>
            ))}
            <Checkbox {...checkbox('run_flat')}>{runFlat.label}</Checkbox>
          </>
        )}
      </RecordForm>
    </>
  )
}

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: [] }

function open(stored: () => Article = () => article) {
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      { path: '/', Component: Page, loader: stored, action: save },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    ],
  }
  const logIn = { path: '/log-in-again', Component: logInAgain.default, action: logInAgain.clientAction }
  return renderInOffice([office, logIn] as never)
}

const size = page.getByLabelText('Size')
const saveButton = page.getByRole('button', { name: 'Save' })

test('a save while the database is away shows the id of the request and keeps what was typed', async () => {
  const away = { code: 'not-ready', message: 'Not available.', request_id: 'r-17' } as const
  stubApi().on(saveArticle, () => refusal(503, away))
  await open()
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  await expect.element(page.getByText('r-17')).toBeVisible()
  await expect.element(size).toHaveValue('205/55R16 94V XL')
})

test('a change is saved with the version of the record, by button or by Ctrl+S', async () => {
  const sent: unknown[] = []
  stubApi().on(saveArticle, (input) => {
    sent.push(input)
    return {}
  })
  await open()
  await size.fill('205/55R16 94V XL')
  await expect.element(page.getByRole('status')).toHaveTextContent('You have unsaved changes.')
  await saveButton.click()
  await expect.poll(() => sent).toMatchObject([{ version: 3, size: '205/55R16 94V XL', ean: article.ean }])
  await size.fill('205/55R16 94H')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => sent).toHaveLength(2)
  expect(await accessibilityFaults()).toEqual([])
})

test('a save says so with the stored values, and the focus stays in the form', async () => {
  let stored = article
  stubApi().on(saveArticle, (input) => {
    stored = { ...article, ...(input as Partial<Article>), version: 4 }
    return {}
  })
  await open(() => stored)
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved.')
  await expect.element(size).toHaveValue('205/55R16 94V XL')
  await expect.element(saveButton).toHaveFocus()
  await size.fill('205')
  await expect.element(page.getByRole('status')).toHaveTextContent('You have unsaved changes.')
})

test('what somebody else has saved meanwhile is compared and merged, and the choice is saved', async () => {
  const current = { ...article, version: 4, size: '205/55R16 91H', ean: '6419440133126' }
  const sent: unknown[] = []
  stubApi().on(saveArticle, (input) => {
    sent.push(input)
    if ((input as { version: number }).version === 4) return {}
    const conflict = { by: 'Paavo', at: '2026-11-25T10:00:00.000Z', current }
    return refusal(409, { code: 'changed-meanwhile', message: 'Changed.', conflict })
  })
  await open()
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  await expect.element(page.getByText(/^Paavo changed this at/)).toBeVisible()
  const merge = page.getByRole('button', { name: 'Save this choice' })
  await expect.element(merge).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio').nth(1).click()
  await merge.click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      version: 4,
      size: '205/55R16 94V XL',
      ean: '6419440133126',
      model_id: 7,
      run_flat: false,
    })
})

test('two wrong fields are listed above the form, and the typed values stay', async () => {
  const errors = { size: ['Enter the size.'], ean: ['An EAN has 13 digits.'] }
  stubApi().on(saveArticle, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open()
  await size.fill('205')
  await saveButton.click()
  await expect.element(page.getByRole('link', { name: 'Size: Enter the size.' })).toBeVisible()
  await expect.element(size).toHaveValue('205')
  await expect.element(size).toHaveFocus()
  await page.getByRole('link', { name: 'EAN: An EAN has 13 digits.' }).click()
  await expect.element(page.getByLabelText('EAN')).toHaveFocus()
})

test('an unchanged form is left without a question', async () => {
  await open()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('after a change a link asks whether to stay, which keeps what was typed, or to discard', async () => {
  await open()
  await size.fill('205')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes.' })
  await dialog.getByRole('button', { name: 'Stay' }).last().click()
  await expect.element(size).toHaveValue('205')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('when another person has logged in, the document is left and nothing that was typed is saved', async () => {
  const leave = vi.fn()
  openDocumentFor(staff.id, leave)
  onTestFinished(openDocumentForNobody)
  const saved: unknown[] = []
  stubApi().on(saveArticle, (input) => {
    saved.push(input)
    return refusal(409, { code: 'another-person', message: 'Somebody else.' })
  })
  await open()
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  await expect.poll(() => leave.mock.calls).toHaveLength(1)
  // The form stays busy until the document is replaced, so nothing can be sent again.
  await expect.element(saveButton).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(saved).toHaveLength(1)
})

test('a different person who logs in over the form is noticed before anything is sent again', async () => {
  const leave = vi.fn()
  openDocumentFor(staff.id, leave)
  onTestFinished(openDocumentForNobody)
  const saved: unknown[] = []
  stubApi()
    .on(saveArticle, (input) => {
      saved.push(input)
      return refusal(401, { code: 'session-ended', message: 'Ended.' })
    })
    .on(memberLogin, () => null as never)
    .on(getStaffMember, () => refusal(409, { code: 'another-person', message: 'Somebody else.' }))
  await open()
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabelText('Email').fill('paavo@pito.example')
  await dialog.getByLabelText('Password').fill('Renkaat-vaihtoon-7')
  await dialog.getByLabelText('Code').fill('123456')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => leave.mock.calls).toHaveLength(1)
  expect(saved).toHaveLength(1)
})

test('when the session has ended, the form stays and asks to log in again', async () => {
  stubApi()
    .on(saveArticle, () => refusal(401, { code: 'session-ended', message: 'Ended.' }))
    .on(getStaffMember, () => staff)
  await open()
  await size.fill('205/55R16 94V XL')
  await saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(staff.email)
  await expect.element(dialog.getByLabelText('Password')).toHaveFocus()
  await expect.element(size).toHaveValue('205/55R16 94V XL')
})

test('staff without the right of a form see its values and no button', async () => {
  const ReadOnly = () => (
    <RecordForm
      id="article"
      action="/"
      fields={fields}
      record={article}
      valuesOf={({ ean }: Article) => ({ ean })}
      right="edit-catalogue"
    >
      {({ outer, field }) => (
        <Field label="EAN" {...outer('ean')}>
          <TextInput {...field('ean')} />
        </Field>
      )}
    </RecordForm>
  )
  const office = { id: 'office', loader: () => ({ staff }), children: [{ path: '/', Component: ReadOnly }] }
  await renderInOffice([office] as never)
  await expect.element(page.getByText('You can view these details, but not change them.')).toBeVisible()
  await expect.element(page.getByLabelText('EAN')).toHaveValue(article.ean)
  await expect.element(page.getByLabelText('EAN')).toBeDisabled()
  expect(document.querySelector('button')).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})
