import type { HistoryEntry } from '@pito/contracts/staff-office'
import { getRecordHistory } from '@pito/contracts/staff-office'
import { browserApi } from '@pito/web/api/browser-api'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { loadHistory } from './load-history.ts'
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
  const Component = () => (
    <RecordHistory page={{ data: { data: [entry], page: 1, last_page: 1 }, failure: null }} labels={labels} />
  )
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

const load = (address: string) =>
  loadHistory(browserApi('en_GB'), { kind: 'article', id: '1' }, new URL(address, window.location.origin))

test('a history that fails to load is an alert in its place, which loads it again', async () => {
  let isBroken = true
  stubApi().on(getRecordHistory, () =>
    isBroken
      ? refusal(500, { code: 'unexpected', message: 'Broken.', request_id: 'r-17' })
      : Response.json({ success: 1, data: [entry], page: 1, last_page: 1, total: 1, per_page: 50 }),
  )
  const Component = () => <RecordHistory page={useLoaderData()} labels={{}} />
  await renderInOffice([{ path: '/history', Component, loader: () => load('/history') }] as never, {
    address: '/history',
  })
  await expect.element(page.getByText('The history could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('r-17')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Before' })).toBeVisible()
})

test('an ended session concerns the whole page, not only its history', async () => {
  stubApi().on(getRecordHistory, () => refusal(401, { code: 'session-ended', message: 'Over.' }))
  await expect(load('/history')).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['?page=9', [9, 2]],
  ['?page=-1', [1]],
  ['?page=first', [1]],
])('the history at %s asks for the pages %j', async (query, asked) => {
  const pages: number[] = []
  stubApi().on(getRecordHistory, ({ page: number }) => {
    pages.push(Number(number))
    return Response.json({
      success: 1,
      data: [entry],
      page: Number(number),
      last_page: 2,
      total: 1,
      per_page: 50,
    })
  })
  await load(`/history${query}`)
  expect(pages).toEqual(asked)
})
