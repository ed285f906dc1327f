import type { DeliveryPlan } from '@pito/contracts/staff-delivery'
import {
  changeDeliverySettings,
  removeScheduledDelivery,
  saveScheduledDelivery,
} from '@pito/contracts/staff-delivery'
import { getLiveSince } from '@pito/contracts/staff-office'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Delivery, { clientAction } from './delivery.tsx'
import Scheduled, { clientAction as saveScheduled } from './scheduled-delivery.tsx'

const current = {
  id: 1,
  version: 7,
  valid_from: '2026-01-01',
  tiers: [
    { from_quantity: 1, gross_cents: 1490 },
    { from_quantity: 4, gross_cents: 3990 },
  ],
  cars_least_days: 2,
  cars_most_days: 5,
  trucks_least_days: 3,
  trucks_most_days: 7,
  cut_off_hour: 14,
  no_dispatch_weekdays: [1],
  no_dispatch_dates: ['2026-12-31'],
  free_from_cents: null,
  tracking_link: null,
}
const later = { ...current, id: 2, version: 8, valid_from: '2026-12-01' }
// A Thursday morning.
const plan: DeliveryPlan = { now: { today: '2026-11-26', hour: 9 }, current, scheduled: [later] }

async function open({ address = '/settings/delivery', rights = ['read-settings', 'edit-settings'] } = {}) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights } }),
    children: [
      { path: '/settings/delivery', Component: Delivery, loader: () => plan, action: clientAction },
      {
        path: '/settings/delivery/:id',
        Component: Scheduled,
        loader: () => ({ now: plan.now, settings: later }),
        action: saveScheduled,
      },
    ],
  }
  await renderInOffice([office] as never, { address })
}

/** Stubs the call that changes the settings, and returns the bodies that it gets. */
function stubChange(answer: () => unknown = () => plan): unknown[] {
  const sent: unknown[] = []
  stubApi()
    .on(getLiveSince, () => ({ since: null }))
    .on(changeDeliverySettings, (input) => {
      sent.push(input)
      return answer() as never
    })
  return sent
}

const promise = page.getByRole('region', { name: 'What customers are promised' })
const save = page.getByRole('button', { name: 'Save' })
const prices = page.getByLabelText('Price (incl. VAT)')

test('the prices of 1, 2, 4 and 8 tyres and the days promised now follow what is typed', async () => {
  await open()
  await expect.element(promise).toMatchTextContent(/1 tyre14,90 €2 tyres14,90 €4 tyres39,90 €8 tyres39,90 €/)
  await expect.element(promise).toMatchTextContent(/now \(Thu 26 Nov, 9:00\)/)
  await expect.element(promise).toMatchTextContent(/Cars and vans30 November.– 3 December/)
  await prices.nth(1).fill('35')
  await page.getByLabelText('Cut-off hour').selectOptions('9:00')
  await expect.element(promise).toMatchTextContent(/4 tyres35,00 €/)
  await expect.element(promise).toMatchTextContent(/Cars and vans1–4 December/)
  await page.getByLabelText('Valid from').fill('2026-12-07')
  await expect.element(promise).toMatchTextContent(/on the morning of the start date \(Mon 7 Dec\)/)
  expect(await accessibilityFaults()).toEqual([])
})

test('a change sends what was typed with the version that it is based on', async () => {
  const sent = stubChange()
  await open()
  await page.getByRole('button', { name: 'Add tier' }).click()
  await page.getByLabelText('Tyres from').nth(2).fill('8')
  await prices.nth(2).fill('0')
  await page.getByLabelText('Free delivery from').fill('600')
  await page.getByLabelText('Friday').click()
  await page.getByLabelText('Other days').fill('24.12.2026–25.12.2026')
  await expect.element(page.getByText('You have unsaved changes.').first()).toBeVisible()
  await save.click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        tiers: [...current.tiers, { from_quantity: 8, gross_cents: 0 }],
        free_from_cents: 60_000,
        no_dispatch_weekdays: [1, 5],
        no_dispatch_dates: ['2026-12-24', '2026-12-25'],
        valid_from: null,
        version: 7,
      },
    ])
})

test('what the API refuses is named next to its field, and what was typed stays', async () => {
  const errors = { tiers: ['The first tier starts at 1 tyre.'] }
  const sent = stubChange(() => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await open()
  await page.getByRole('button', { name: 'Remove the tier from 1' }).click()
  await expect.element(promise).toMatchTextContent(/4 tyrescorrect the fields first/)
  await save.click()
  const tiers = page.getByRole('group', { name: 'Delivery price by number of tyres' })
  await expect.element(tiers.getByText('The first tier starts at 1 tyre.')).toBeVisible()
  await expect.element(page.getByLabelText('Tyres from')).toHaveFocus()
  await expect.element(page.getByLabelText('Tyres from')).toHaveValue('4')
  expect(sent).toHaveLength(1)
})

test('prices and days that cannot be read are named together with what the API refuses', async () => {
  const sent: unknown[] = []
  const errors = { tiers: ['Wrong.'], cut_off_hour: ['The hour is 0 to 24.'] }
  stubApi().on(changeDeliverySettings, (input) => {
    sent.push(input)
    return refusal(422, { code: 'not-valid', message: 'No.', errors })
  })
  await open()
  await prices.nth(0).fill('14,905')
  await page.getByLabelText('Other days').fill('jouluaatto')
  await save.click()
  await expect.element(page.getByText('Prices have two decimals.').first()).toBeVisible()
  await expect.element(page.getByText(/^Write one day or period on each line/).first()).toBeVisible()
  await expect.element(page.getByText('The hour is 0 to 24.').first()).toBeVisible()
  expect(sent).toMatchObject([{ tiers: null, no_dispatch_dates: null }])
})

test('a change with a date leads to the page of the scheduled settings', async () => {
  const sent = stubChange()
  await open()
  await page.getByLabelText('Valid from').fill('2026-12-01')
  await save.click()
  await expect
    .element(page.getByRole('heading', { name: 'Delivery: Starts on 1 December 2026' }))
    .toBeVisible()
  expect(sent).toMatchObject([{ valid_from: '2026-12-01' }])
})

test('scheduled settings are saved and removed on their own page', async () => {
  const sent: unknown[] = []
  const note = (input: unknown) => {
    sent.push(input)
    return plan as never
  }
  stubApi().on(saveScheduledDelivery, note).on(removeScheduledDelivery, note)
  await open({ address: '/settings/delivery/2' })
  await page.getByLabelText('Cars and vans, at least').fill('3')
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ cars_least_days: 3, valid_from: '2026-12-01', version: 8 }])
  await page.getByRole('button', { name: 'Remove the scheduled change' }).click()
  await expect.poll(() => sent).toHaveLength(2)
})

test('settings that somebody else has changed are compared before anything is overwritten', async () => {
  const conflict = {
    by: 'Liisa',
    at: '2026-11-26T08:00:00Z',
    current: { ...current, version: 9, cut_off_hour: 12 },
  }
  let answers = 0
  const sent = stubChange(() => {
    answers += 1
    return answers > 1 ? plan : refusal(409, { code: 'changed-meanwhile', message: 'No.', conflict })
  })
  await open()
  await page.getByLabelText('Cars and vans, at least').fill('1')
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Liisa changed this/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect
    .poll(() => sent[1])
    .toMatchObject({ version: 9, cars_least_days: 1, cut_off_hour: 12, no_dispatch_weekdays: [1] })
})

test('staff who only read settings see what customers are promised', async () => {
  await open({ rights: ['read-settings'] })
  await expect.element(promise).toMatchTextContent(/4 tyres39,90/)
  expect(save.elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: 'Starts on 1 December 2026' })).toBeVisible()
})
