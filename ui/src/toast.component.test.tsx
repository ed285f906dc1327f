import { timePasses } from '@pito/web/testing/time-passes'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flash, showToast, Toaster } from './toast.tsx'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  await render(<Toaster label="Messages" closeLabel="Close" />)
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
