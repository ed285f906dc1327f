import type { ImportPreview, Run, RunRow } from '@pito/contracts/staff-imports'
import {
  getImportPreview,
  getRun,
  getRunRows,
  startDryRun,
  startRun,
  tickRows,
} from '@pito/contracts/staff-imports'
import { getListView } from '@pito/contracts/staff-office'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import RunPage, { clientAction, clientLoader } from './run.tsx'

const uploaded: Run = {
  ...{ id: '7', kind: 'prices', state: 'uploading', by: 'Outi', file_name: 'north.csv', file_bytes: 90 },
  ...{ profile: null, refusal: null, is_ending: false, created_at: '2026-11-20T10:00:00Z', checked_at: null },
  ...{ started_at: null, ended_at: null, new_rows: 0, changed_rows: 0, unchanged_rows: 0, guarded_rows: 0 },
  ...{
    rejected_rows: 0,
    missing_rows: null,
    assumed_rows: 0,
    additions: null,
    done_rows: 0,
    skipped_rows: 0,
    to_do_rows: 0,
    waits_for: null,
  },
}
const checked: Run = {
  ...uploaded,
  ...{ state: 'ready', checked_at: '2026-11-20T10:01:00Z', changed_rows: 1, guarded_rows: 1, to_do_rows: 1 },
}
const preview: ImportPreview = {
  ...{ format: 'csv', encoding: 'windows-1252', separator: ';', profiles: ['North'] },
  ...{
    profile: null,
    proposed: false,
    week: '',
    missing_off_sale: false,
    header_row: 1,
    day_zero: '1899-12-30',
  },
  first_rows: [
    { number: 1, cells: ['Tunnus', 'Hinta'] },
    { number: 2, cells: ['6419440133119', '1 234,50'] },
  ],
  columns: [
    { heading: 'Tunnus', field: null, empty_clears: false, values: [], texts: [] },
    { heading: 'Hinta', field: 'price_cents', empty_clears: false, values: [], texts: [] },
  ],
  rows: [{ number: 2, cells: ['6419440133119', '1 234,50'] }],
}
const guarded: RunRow = {
  ...{ number: 3, label: '6419440133126', record_id: 5, verdict: 'guarded', reason: null, outcome: null },
  ...{
    before: { price_cents: 9900 },
    after: { price_cents: 1290 },
    note: null,
    names: { record_id: { 5: 'Nokian Hakka 205/55 R16' } },
    assumptions: [],
  },
  faults: [{ field: 'price_cents', value: null, reason: 'The price changes by more than 30 %.' }],
}

function stubRun(run: Run, rows: readonly RunRow[] = []) {
  const list = { success: 1, data: rows, total: rows.length, page: 1, per_page: 25, last_page: 1 }
  return stubApi()
    .on(getRun, () => run)
    .on(getImportPreview, () => preview)
    .on(getListView, () => [])
    .on(getRunRows, () => Response.json(list) as never)
}

async function openRun(rights: readonly string[] = ['edit-catalogue', 'edit-prices']) {
  await cookieStore.set('staff-session', '1')
  const office = {
    id: 'office',
    loader: () => ({ staff: { name: 'Outi', email: 'outi@pito.example', rights } }),
    children: [{ path: '/imports/:id', Component: RunPage, loader: clientLoader, action: clientAction }],
  }
  return renderInOffice([office] as never, { address: '/imports/7' })
}

test('the file is shown as interpreted, and the dry run gets the columns as they were assigned', async () => {
  let sent: unknown
  stubRun(uploaded).on(startDryRun, (input) => {
    sent = input
    return checked
  })
  await openRun()
  await expect.element(page.getByText('Recognised · CSV · windows-1252 · separator ;')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: /1.?234,50.€/ })).toBeVisible()
  await expect.element(page.getByText(/These columns are ignored: Tunnus\./)).toBeVisible()
  await page.getByRole('combobox', { name: 'Tunnus' }).selectOptions('ean')
  // Required columns cannot be cleared.
  expect(page.getByRole('checkbox', { name: /^Empty means clear/ }).elements()).toEqual([])
  await page.getByRole('textbox', { name: 'Save the columns as a profile' }).fill('North')
  await page.getByRole('checkbox', { name: /missing articles off sale/ }).click()
  await page.getByRole('button', { name: 'Start the dry run' }).click()
  await expect
    .poll(() => sent)
    .toEqual({
      columns: [
        { field: 'ean', empty_clears: false, values: [] },
        { field: 'price_cents', empty_clears: false, values: [] },
      ],
      header_row: 1,
      week: '',
      profile: 'North',
      missing_off_sale: true,
    })
  expect(await accessibilityFaults()).toEqual([])
})

test('a price is required unless the file has a purchase price', async () => {
  stubRun(uploaded)
  await openRun()
  const column = page.getByRole('combobox', { name: 'Tunnus' })
  const rule = 'Price (required unless the file has Purchase price excl. VAT)'
  await expect.element(column.getByRole('option', { name: rule })).toBeInTheDocument()
  await expect.element(column.getByRole('option', { name: 'EAN (required)' })).toBeInTheDocument()
})

test('the date of a file is shown as people read it', async () => {
  const columns = [{ heading: 'Pvm', field: 'delivered_on', empty_clears: false, values: [], texts: [] }]
  stubRun({ ...uploaded, kind: 'goods-receipts' }).on(getImportPreview, () => ({
    ...{ ...preview, columns, rows: [{ number: 2, cells: ['25.11.26'] }] },
  }))
  await openRun()
  await expect.element(page.getByRole('cell', { name: '25 November 2026' })).toBeVisible()
})

test('the card of a row on a phone has its article, verdict and result, and no empty reason', async () => {
  await page.viewport(390, 844)
  stubRun({ ...checked, state: 'done' }, [{ ...guarded, faults: [], outcome: 'done' }])
  await openRun()
  const shown = page.getByRole('row', { name: /6419440133126/ })
  await expect.element(shown.getByText('Guarded')).toBeVisible()
  await expect.element(shown.getByText('Nokian Hakka 205/55 R16')).toBeVisible()
  const labels = [...shown.element().querySelectorAll('td[data-label]')]
    .filter((cell) => getComputedStyle(cell).display !== 'none')
    .map((cell) => cell.getAttribute('data-label'))
  expect(labels).toEqual(['Article', 'Dry run', 'Change', 'Result'])
})

test('whoever may only edit prices cannot take missing articles off sale', async () => {
  stubRun(uploaded)
  await openRun(['edit-prices'])
  await expect.element(page.getByRole('button', { name: 'Start the dry run' })).toBeVisible()
  expect(page.getByRole('checkbox', { name: /missing articles off sale/ }).elements()).toEqual([])
})

test('a guarded row is ticked with a reason, and the run is started', async () => {
  const sent: unknown[] = []
  const api = stubRun(checked, [guarded])
    .on(tickRows, (input) => {
      sent.push(input)
      return checked
    })
    .on(startRun, () => checked)
  await openRun()
  for (const name of ['Price', '99,00 €', '12,90 €'])
    await expect.element(page.getByRole('cell', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('Price: The price changes by more than 30 %.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select 6419440133126' }).click()
  await page.getByRole('textbox', { name: 'Reason for running the guarded rows' }).fill('Clearance')
  await page.getByRole('button', { name: 'Tick the guarded rows' }).click()
  await expect.poll(() => sent).toEqual([{ numbers: [3], reason: 'Clearance' }])
  await page.getByRole('button', { name: 'Run one row' }).click()
  await expect.poll(() => api.requests).toContain('POST /api/v1/staff/imports/7/run')
  expect(await accessibilityFaults()).toEqual([])
})

test('a running import shows its progress and can be cancelled', async () => {
  stubRun({ ...checked, state: 'running', done_rows: 3, to_do_rows: 9 })
  await openRun()
  await expect.element(page.getByText('3 of 12 rows').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('a run that is cancelled during a batch says that the batch is still being completed', async () => {
  stubRun({ ...checked, state: 'cancelled', is_ending: true, to_do_rows: 9 })
  await openRun()
  await expect.element(page.getByText('Prices · Being cancelled')).toBeVisible()
  await expect.element(page.getByText(/at most 500 rows, is still being completed/)).toBeVisible()
  for (const name of [/^Cancel/, /rows$/]) expect(page.getByRole('button', { name }).elements()).toEqual([])
})

test('clearing is offered only for fields that an article may lack', async () => {
  const columns = ['size', 'run_flat', 'recycling_fee_included', 'wet_grip'].map((field) => ({
    ...{ heading: field, field, empty_clears: false, values: [], texts: [] },
  }))
  stubRun({ ...uploaded, kind: 'articles' }).on(getImportPreview, () => ({ ...preview, columns }))
  await openRun()
  await expect.element(page.getByRole('combobox', { name: 'wet_grip' })).toBeVisible()
  expect(page.getByRole('checkbox', { name: /^Empty means clear/ }).elements()).toHaveLength(1)
})

test('without its rows a run can still be started', async () => {
  const away = { code: 'not-ready', message: 'The shop is not available.', request_id: 'c0ffee' }
  stubRun(checked).on(getRunRows, () => refusal(503, away))
  await openRun()
  await expect.element(page.getByText('The rows could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('c0ffee')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Run one row' })).toBeVisible()
})

test('a file that was refused as a whole says why', async () => {
  stubRun({ ...uploaded, state: 'refused', refusal: 'This looks like a wrong column or unit.' })
  await openRun()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This looks like a wrong column or unit.')
})

test('a run that was given up says why, and can be continued', async () => {
  const refusal = 'The work was stopped because it failed three times in a row.'
  let started = false
  stubRun({ ...checked, state: 'failed', refusal, done_rows: 500, to_do_rows: 20 }).on(startRun, () => {
    started = true
    return checked
  })
  await openRun()
  await expect.element(page.getByText('Prices · Failed')).toBeVisible()
  await expect.element(page.getByText(refusal)).toBeVisible()
  await page.getByRole('button', { name: /20 rows/ }).click()
  await expect.poll(() => started).toBe(true)
})

const articles: Run = { ...checked, kind: 'articles', new_rows: 3, guarded_rows: 0 }
const ofArticles: ImportPreview = {
  ...preview,
  ...{ profile: 'North', proposed: true, header_row: 2 },
  columns: [
    { heading: 'EAN', field: 'ean', empty_clears: false, values: [], texts: [] },
    {
      ...{ heading: 'Luokka', field: null, empty_clears: false, texts: ['HENKILÖAUTO', 'MAASTO/SUV'] },
      values: [],
    },
  ],
}

test('the columns are changed after a dry run, and a text of the supplier gets a meaning', async () => {
  let sent: unknown
  stubRun(articles, [])
    .on(getImportPreview, () => ofArticles)
    .on(startDryRun, (input) => {
      sent = input
      return articles
    })
  await openRun()
  await page.getByRole('link', { name: 'Change the columns' }).click()
  await expect
    .element(page.getByText('The profile was chosen because the file has its headings.'))
    .toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Row of headings' })).toHaveValue('2')
  await page.getByRole('combobox', { name: 'Luokka' }).selectOptions('vehicle_kind')
  await page.getByRole('combobox', { name: 'MAASTO/SUV' }).selectOptions('SUV')
  expect(page.getByRole('combobox', { name: 'HENKILÖAUTO' }).elements()).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Repeat the dry run' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject({
      ...{ header_row: 2, profile: 'North' },
      columns: [
        { field: 'ean', values: [] },
        { field: 'vehicle_kind', values: [{ text: 'MAASTO/SUV', means: 'suv' }] },
      ],
    })
  await expect.element(page.getByRole('link', { name: 'Change the columns' })).toBeVisible()
})

test('a dry run sums up new brands and models, and says how many rows were interpreted', async () => {
  const additions = {
    ...{ brands_total: 1, brands: ['Routa'], models_total: 2 },
    models: [
      { brand: 'Routa', name: 'Hanki', rows: 2 },
      { brand: 'Routa', name: 'Hänki', rows: 1 },
    ],
  }
  stubRun({ ...articles, additions, assumed_rows: 4 })
  await openRun()
  await expect.element(page.getByText('One new brand: Routa')).toBeVisible()
  await expect.element(page.getByText('Routa Hänki (one article)')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Interpreted 4' })).toBeVisible()
})

test('a cancelled run says how many rows were changed and how many were not, and is continued', async () => {
  const run: Run = {
    ...checked,
    ...{ state: 'cancelled', changed_rows: 20_000, done_rows: 5500, to_do_rows: 14_500 },
  }
  let continued = 0
  stubRun(run).on(startRun, () => {
    continued += 1
    return { ...run, state: 'waiting' as const }
  })
  await openRun()
  await expect.element(page.getByText('5,500 of 20,000 rows were changed, 14,500 were not.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with 14,500 rows' }).click()
  await expect.poll(() => continued).toBe(1)
})

test('a waiting run names the run that it waits for', async () => {
  const waits_for = { id: '6', kind: 'prices', file_name: 'south.csv', by: 'Paavo' } as const
  stubRun({ ...checked, state: 'waiting', waits_for })
  await openRun()
  await expect.element(page.getByText('It begins after: south.csv (Paavo)')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'south.csv' })).toHaveAttribute('href', '/imports/6')
})
