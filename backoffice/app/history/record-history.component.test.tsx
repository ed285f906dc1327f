import type { HistoryEntry } from '@pito/contracts/staff-office'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { RecordHistory } from './record-history.tsx'

const entry: HistoryEntry = {
  ...{ id: '1', at: '2026-11-20T10:00:00Z', action: 'article-saved', by: 'Outi', roles: 'owner' },
  ...{ origin: 'form', reason: null, run_id: null },
  before: { price_cents: 19_150, state: 'draft', run_flat: false, model_id: 1, launch_year: null },
  after: { price_cents: 19_250, state: 'on-sale', run_flat: true, model_id: 2, launch_year: 2026 },
  names: { model_id: { 1: 'Kuura Tuisku 1', 2: 'Kuura Tuisku 2' } },
}

test('the history shows amounts, states, flags and references as people read them', async () => {
  const labels = { price_cents: 'Price', state: 'Status', run_flat: 'Run-flat', model_id: 'Model' }
  const Component = () => <RecordHistory page={{ data: [entry], page: 1, last_page: 1 }} labels={labels} />
  await renderInOffice([{ path: '/history', Component }], { address: '/history' })
  const rows = () => page.getByRole('row').elements()
  await expect.poll(() => rows().length).toBe(6)
  const texts = rows().map((row) =>
    [...row.querySelectorAll('th, td[data-label]')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    ),
  )
  expect(texts.slice(1).map((row) => row.slice(0, 3))).toEqual([
    ['Price', '191,50 €', '192,50 €'],
    ['Status', 'Draft', 'On sale'],
    ['Run-flat', 'no', 'yes'],
    ['Model', 'Kuura Tuisku 1', 'Kuura Tuisku 2'],
    ['launch_year', 'empty', '2026'],
  ])
})
