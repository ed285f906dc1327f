import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { createRoutesStub, redirect, useBlocker } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noFacts, PageFactsContext } from '../locale/page-facts.ts'
import type { FormResult } from './form-result.ts'
import { PostForm } from './post-form.tsx'
import { useFetcherForm, useForm } from './use-form.ts'

function PromoCode() {
  const form = useFetcherForm({ id: 'promo', action: '/', fields: ['code'] })
  return (
    <PostForm form={form}>
      <Field label="Code" error={form.error('code')}>
        <TextInput {...form.field('code')} />
      </Field>
      <Button type="submit" busy={form.pending}>
        Apply
      </Button>
    </PostForm>
  )
}

test('an error is announced each time if the wrong field has the focus already', async () => {
  const action = (): FormResult => ({
    outcome: 'refused',
    form: 'promo',
    message: null,
    errors: { code: ['Invalid code.'] },
    typed: {},
  })
  const Stub = createRoutesStub([{ path: '/', Component: PromoCode, action }])
  await render(<Stub />)
  const live = () => document.querySelector('[aria-live=assertive]')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
  expect(live()).toHaveTextContent('')
  const announced: string[] = []
  new MutationObserver(() => announced.push(live()?.textContent ?? '')).observe(live() as Element, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => announced.filter((text) => text === 'Invalid code.')).toHaveLength(times)
  }
})

test('a form sends one request for a double click, and another one for a press after the response', async () => {
  const responses: (() => void)[] = []
  const action = () =>
    new Promise<FormResult>((resolve) => {
      responses.push(() => resolve({ outcome: 'done', form: 'promo', data: null }))
    })
  const Stub = createRoutesStub([{ path: '/', Component: PromoCode, action }])
  await render(<Stub />)
  const apply = page.getByRole('button', { name: 'Apply' }).element() as HTMLElement
  apply.click()
  apply.click()
  await expect.poll(() => responses.length).toBe(1)
  await expect.element(apply).toHaveAttribute('aria-busy', 'true')
  apply.click()
  responses[0]?.()
  await expect.element(apply).not.toHaveAttribute('aria-busy')
  expect(responses).toHaveLength(1)
  apply.click()
  await expect.poll(() => responses.length).toBe(2)
})

test('a form whose navigation was held back can be sent again', async () => {
  let isHeldBack = true
  const LogOut = () => {
    const form = useForm({ id: 'log-out', action: '/log-out', fields: [] })
    const blocker = useBlocker(() => isHeldBack)
    return (
      <>
        <PostForm form={form}>
          <Button type="submit">Log out</Button>
        </PostForm>
        {blocker.state === 'blocked' && <Button onClick={() => blocker.reset()}>Stay</Button>}
      </>
    )
  }
  const Stub = createRoutesStub([
    { path: '/', Component: LogOut },
    { path: '/log-out', Component: () => 'Logged out', action: () => null },
  ])
  await render(<Stub />)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  isHeldBack = false
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByText('Logged out')).toBeVisible()
})

function Details() {
  const form = useForm({ id: 'details', action: '/', fields: ['city'] })
  return (
    <PostForm form={form}>
      <Field label="City" error={form.error('city')}>
        <TextInput {...form.field('city')} />
      </Field>
      <Button type="submit">Go on</Button>
    </PostForm>
  )
}

test('errors go when the next submission begins, while the old page waits for the next one', async () => {
  const next = Promise.withResolvers<null>()
  let isWrong = true
  const action = (): FormResult | Response =>
    isWrong
      ? { outcome: 'refused', form: 'details', message: null, errors: { city: ['Missing.'] }, typed: {} }
      : redirect('/next')
  const Stub = createRoutesStub([
    { path: '/', Component: Details, action },
    { path: '/next', Component: () => 'Next page', loader: () => next.promise },
  ])
  await render(<Stub />)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('Missing.')).toBeVisible()
  isWrong = false
  await page.getByLabelText('City').fill('Oulu')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('Missing.')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('City')).toHaveValue('Oulu')
  next.resolve(null)
  await expect.element(page.getByText('Next page')).toBeVisible()
})

test('a wrong field gets the focus when the page has loaded its data again after the refusal', async () => {
  const again = Promise.withResolvers<null>()
  const action = (): FormResult => ({
    outcome: 'refused',
    form: 'details',
    message: null,
    errors: { city: ['Missing.'] },
    typed: {},
  })
  let loads = 0
  const loader = () => {
    loads += 1
    return loads > 1 ? again.promise : null
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Details, action, loader, HydrateFallback: () => null },
  ])
  await render(<Stub />)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => loads).toBe(2)
  again.resolve(null)
  await expect.element(page.getByText('Missing.')).toBeVisible()
  await expect.element(page.getByLabelText('City')).toHaveFocus()
})

test.each([
  ['en_GB', '/become-a-partner?lang=en'],
  ['fi_FI', '/become-a-partner'],
] as const)(
  'a form of a page in %s is sent to %s, so that the response is in that language',
  async (locale, url) => {
    const Application = () => {
      const form = useForm({ id: 'partner', action: '/become-a-partner', fields: [] })
      return <PostForm form={form}>Apply</PostForm>
    }
    const Page = () => (
      <PageFactsContext value={{ ...noFacts, locale }}>
        <Application />
      </PageFactsContext>
    )
    const Stub = createRoutesStub([{ path: '/become-a-partner', Component: Page }])
    await render(<Stub initialEntries={['/become-a-partner']} />)
    expect(document.querySelector('form')).toHaveAttribute('action', url)
  },
)
