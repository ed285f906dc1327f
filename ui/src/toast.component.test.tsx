import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { timePasses } from '@pito/web/testing/time-passes'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { closeToast, flash, showToast, Toaster } from './toast.tsx'

const region = page.getByRole('region', { name: 'Messages' })
const saved = page.getByText('Saved.')
const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  await render(
    <>
      <Button>Elsewhere</Button>
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  return () => vi.useRealTimers()
})

for (const [name, show, seconds] of [
  ['an alert', showToast, 3],
  ['a flash', flash, 10],
] as const)
  test(`${name} goes after ${seconds} seconds`, async () => {
    const toast = page.getByText(`This is ${name}.`)
    show({ title: `This is ${name}.` })
    await expect.element(toast).toBeVisible()
    timePasses(seconds - 1)
    expect(toast.query()).not.toBeNull()
    timePasses(1)
    expect(toast.query()).toBeNull()
  })

for (const [name, enter, leave] of [
  ['under the pointer', () => saved.hover(), () => elsewhere.hover()],
  [
    'that has the focus',
    async () => region.getByRole('button', { name: 'Close' }).element().focus(),
    async () => elsewhere.element().focus(),
  ],
] as const)
  test(`a toast ${name} stays, and its time begins again afterwards`, async () => {
    await elsewhere.hover()
    showToast({ title: 'Saved.' })
    await expect.element(saved).toBeVisible()
    await enter()
    timePasses(60)
    expect(saved.query()).not.toBeNull()
    await leave()
    timePasses(2)
    expect(saved.query()).not.toBeNull()
    timePasses(1)
    expect(saved.query()).toBeNull()
  })

test('a toast is closed by its button or by a script, and others stay', async () => {
  showToast({ title: 'Saved.' }, 60)
  const second = showToast({ title: 'Sent.' }, 60)
  await expect.element(saved).toBeVisible()
  await region.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(page.getByText('Sent.')).toBeVisible()
  closeToast(second)
  await expect.element(page.getByText('Sent.')).not.toBeInTheDocument()
})

test('messages appear in one polite live region, which was there before them', async () => {
  const before = region.element()
  expect(before).toHaveAttribute('aria-live', 'polite')
  const toast = showToast({ title: 'The cart could not be changed.', more: 'Try again.', tone: 'bad' }, 60)
  await expect.element(region).toMatchTextContent('Try again.')
  expect(region.element()).toBe(before)
  expect(before.querySelector('[role=alert]')).toBeNull()
  vi.useRealTimers()
  expect(await accessibilityFaults()).toEqual([])
  closeToast(toast)
})

test('the messages move above a dialog that was opened before the toast', async () => {
  await render(
    <Dialog id="times" title="Times" closeLabel="Close the dialog" open>
      All times of the week
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Times' })).toBeVisible()
  const states: string[] = []
  const layer = document.querySelector<HTMLElement>('.toasts')
  layer?.addEventListener('beforetoggle', ({ newState }) => states.push(newState))
  // The popover that was shown last is on top, so the toasts are closed and opened again.
  const toast = showToast({ title: 'Saved.' }, 60)
  await expect.element(saved).toBeVisible()
  expect(states).toEqual(['closed', 'open'])
  closeToast(toast)
})
