import { sendResetLink } from '@pito/contracts/passwords'
import { stubApi } from '@pito/web/testing/stub-api'
import { timePasses } from '@pito/web/testing/time-passes'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadedCaptcha } from '../../../testing/captcha.ts'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as requestLink from './request-link.tsx'

const email = page.getByLabelText('Email')
const send = page.getByRole('button', { name: 'Send the link' })

const renderRequest = () =>
  renderRoute(requestLink, {
    address: '/resetpassword',
    route: { path: '/resetpassword' },
    routes: [{ path: '/login', Component: () => <h1>The log-in page</h1> }],
    loaded: { captcha: loadedCaptcha },
  })

test('an address that is missing or is none is named at the field', async () => {
  await renderRequest()
  await send.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('Email is required.')
  await email.fill('abc')
  await send.click()
  await expect.element(email).toHaveAccessibleDescription('Email is not valid.')
})

test('ten seconds after a link was requested the log-in page opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubApi().on(sendResetLink, () => null)
  await renderRequest()
  await email.fill('nobody@example.fi')
  await page.getByLabelText('Captcha').fill('abcdef')
  await send.click()
  const sent = page.getByText(
    'You will receive password reset link if we find matching record in our database',
  )
  await expect.element(sent).toBeVisible()
  // The test waits for the timer, which an effect may start only after the text is shown.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  timePasses(8)
  expect(sent.query()).not.toBeNull()
  timePasses(2)
  await expect.element(page.getByRole('heading', { name: 'The log-in page' })).toBeVisible()
  vi.useRealTimers()
})
