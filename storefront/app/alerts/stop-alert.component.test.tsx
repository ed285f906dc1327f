import { stopTyreAlert } from '@pito/contracts/alerts'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../testing/render-in-shop.tsx'
import * as stopAlert from './stop-alert.tsx'

const stop = page.getByRole('button')

const openPage = (loaded: object | null) =>
  renderRoute(stopAlert, {
    address: '/tyre-alert/stop?token=secret',
    route: { path: '/tyre-alert/stop' },
    routes: [{ path: '/tyre-alert/stopped', Component: () => <h1>The page after that</h1> }],
    loaded,
  })

test('the page names the tyre and stops the alert only after a press', async () => {
  const sent: unknown[] = []
  stubApi().on(stopTyreAlert, (input) => {
    sent.push(input)
    return {}
  })
  await openPage({ name: 'Hakkapeliitta R5' })
  await expect.element(page.getByText('Hakkapeliitta R5')).toBeVisible()
  expect(sent).toEqual([])
  await stop.click()
  await expect.element(page.getByRole('heading', { name: 'The page after that' })).toBeVisible()
  expect(sent).toEqual([{ token: 'secret' }])
})

test('a link that has expired offers nothing to stop', async () => {
  await openPage(null)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(stop).not.toBeInTheDocument()
})
