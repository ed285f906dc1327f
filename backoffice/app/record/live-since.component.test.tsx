import { getLiveSince } from '@pito/contracts/staff-office'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { LiveSince } from './live-since.tsx'

test('the time is shown as soon as the shop shows the change', async () => {
  const answers = [null, null, '2026-11-25T10:00:00.000Z']
  const api = stubApi().on(getLiveSince, () => ({ since: answers.shift() ?? null }))
  await renderInOffice([{ path: '/', Component: LiveSince }] as never)
  await expect.element(page.getByText(/Live in the shop since/), { timeout: 5000 }).toBeVisible()
  expect(api.requests).toHaveLength(3)
})
