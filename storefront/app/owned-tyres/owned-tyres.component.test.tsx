import type { OwnedSet } from '@pito/contracts/owned-tyres'
import {
  listOwnedTyres,
  listOwnedVehicles,
  removeOwnedVehicle,
  saveOwnedSet,
} from '@pito/contracts/owned-tyres'
import { getSeasonReminder, saveSeasonReminder } from '@pito/contracts/season-reminder'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../testing/render-in-shop.tsx'
import { accountRouteId } from '../account/account-store.ts'
import * as ownedTyres from './owned-tyres.tsx'

const vehicle = { id: '5d0f6f8e-6c1f-4a8b-9d5f-0a1b2c3d4e5f', licence_plate: 'ABC-123', name: 'Perheauto' }
const set: OwnedSet = {
  id: 12,
  vehicle,
  state: 'in-use',
  name: 'Kuura Tuisku 1',
  quantity: 4,
  product: null,
  is_sold: false,
  order_number: '4821907312',
  bought_at: '2026-10-01T09:00:00.000Z',
  delivered_at: '2026-10-06T09:00:00.000Z',
  fitting: { at: '2026-10-06T06:00:00.000Z', company_name: 'Pitorengas', city: 'Tampere' },
  production_weeks: [{ year: 2026, week: 7 }],
  invoice_path: '/invoice.pdf',
}
const other: OwnedSet = { ...set, id: 13, vehicle: null, name: 'Kuura Lumi 2', fitting: null, state: 'sold' }

const main = page.getByRole('main')

async function show(sets: OwnedSet[]) {
  const list = { data: sets, page: 1, last_page: 1, total: sets.length, per_page: 50, success: 1 as const }
  const reminder = { is_on: false, changed_at: null, days: { winter: '10-01', summer: '03-15' } }
  const sent: unknown[] = []
  const note = (input: unknown) => {
    sent.push(input)
    return null
  }
  stubApi()
    .on(listOwnedTyres, () => sets)
    .on(listOwnedVehicles, () => [vehicle])
    .on(saveOwnedSet, note)
    .on(removeOwnedVehicle, note)
    .on(getSeasonReminder, () => reminder)
    .on(saveSeasonReminder, (body) => {
      sent.push(body)
      return reminder
    })
  const loaded = { list, vehicles: [vehicle], reminder, account: { virtualUser: null } }
  await renderRoute(ownedTyres, {
    address: '/my-tyres',
    route: { path: '/my-tyres', id: accountRouteId },
    loaded,
    loaderData: { [accountRouteId]: loaded },
  })
  return sent
}

test('tyres are grouped by vehicle, with what is known about them', async () => {
  await show([set, other])
  await expect.element(main.getByRole('heading', { name: 'Perheauto (ABC-123)' })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Car not given' })).toBeVisible()
  await expect.element(main).toMatchTextContent('Pitorengas, Tampere')
  await expect.element(main).toMatchTextContent('week 07/2026')
  await expect.element(main).toMatchTextContent('Sold')
  await expect.element(main.getByRole('link', { name: 'Invoice of order 4821907312' }).first()).toBeVisible()
})

test('a set moves to another car only with a name for it, and the name is asked for only then', async () => {
  const sent = await show([set])
  await main.getByText(/^Change the car or the state/).click()
  const name = main.getByRole('textbox', { name: 'Name of the other car' })
  await expect.element(name).not.toBeInTheDocument()
  await main.getByRole('combobox', { name: 'Car', exact: true }).selectOptions('Another car')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main).toMatchTextContent('Please give the car a name.')
  expect(sent).toEqual([])
  await name.fill('Mökkiauto')
  await main.getByRole('combobox', { name: 'State of the tyres' }).selectOptions('Worn out')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ vehicle_id: null, new_vehicle: 'Mökkiauto', state: 'worn-out' })])
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a vehicle is removed after reading what stays', async () => {
  const sent = await show([set])
  await main.getByText(/^Name or remove the car/).click()
  await expect.element(main).toMatchTextContent('The tyres stay in the list without a car.')
  await main.getByRole('button', { name: 'Remove the car and its licence plate' }).click()
  await expect.poll(() => sent).toHaveLength(1)
})

test('without any order the page leads to the search by licence plate', async () => {
  await show([])
  await expect
    .element(main.getByRole('link', { name: 'Search by licence plate' }))
    .toHaveAttribute('href', '/?lang=en')
})

test('the season reminder is off until the button is pressed', async () => {
  const sent = await show([set])
  await expect.element(main).toMatchTextContent('about winter tyres on 1 October')
  await expect.element(main).toMatchTextContent('The season reminder is off.')
  await main.getByRole('button', { name: 'Switch the reminder on' }).click()
  await expect.poll(() => sent).toEqual([{ is_on: true }])
})
