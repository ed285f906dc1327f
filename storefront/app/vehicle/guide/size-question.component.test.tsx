import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderList } from '../../../testing/render-list.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { vehicle, vehicleSize } from '../../../testing/vehicle.ts'
import { emptyList } from '../../tyres/list/list-state.ts'
import { noCar } from '../find-car.ts'
import { approvedSizeOf } from './size-answers.ts'

const [small, front, rear] = [vehicleSize(225, 55, 17), vehicleSize(245, 45, 18), vehicleSize(255, 45, 18)]
const needs = { load_index: 95, speed_index: 'V' }
const car = {
  vehicle: {
    ...vehicle({
      sizes: [small, front, rear],
      fitments: [
        { front: small, rear: null },
        { front, rear },
      ],
    }),
    lists: [2, 2, 2] as const,
  },
  chosen: noCar,
  choices: { makes: [], models: [], years: [] },
}
const guide = {
  question: 'size',
  unapproved: null,
  sizes: [
    { ...small, rear: null, ...needs, in_stock: 8, price_for_four: 400 },
    { ...front, rear, ...needs, in_stock: 5, price_for_four: 650 },
  ],
  recommended: null,
} as const
const address = '/tyres?make=Toyota&model=Corolla&year=2021'

test('front and rear sizes that belong together are one answer, which leads to tyres of both', async () => {
  await page.viewport(320, 700)
  await renderList({ address, tyres: [tyreCard({ id: 9 })], car, guide })
  const answers = page.getByRole('list', { name: 'Sizes approved for your vehicle' }).getByRole('link')
  await expect.element(answers).toHaveLength(2)
  const pair = answers.nth(1)
  await expect.element(pair.getByText('245/45 R18 front, 255/45 R18 rear')).toBeVisible()
  await expect.element(pair.getByText(/5 tyres in stock/)).toBeVisible()
  const panel = page.getByRole('region', { name: 'Your vehicle' }).element()
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  await expect
    .element(pair)
    .toHaveAttribute(
      'href',
      expect.stringContaining('width=245&height=45&diameter=18&rear_width=255&rear_height=45'),
    )
})

test('below the question about the size, the list is folded with its number', async () => {
  await renderList({ address, tyres: [tyreCard({ id: 9 })], car, guide })
  const model = page.getByText('Hakkapeliitta R5', { exact: true })
  await expect.element(model).not.toBeVisible()
  await page.getByText('All approved sizes: 1 tyre').click()
  await expect.element(model).toBeVisible()
})

test('the drawing of the sidewall shows an approved size with the indexes that the vehicle needs', async () => {
  await renderList({ address, tyres: [tyreCard({ id: 9 })], car, guide })
  const drawing = page.getByRole('img', { name: /^The size is printed/ })
  await expect.element(drawing).toHaveTextContent('225/55 R17 95V')
  await expect
    .element(drawing)
    .toHaveAccessibleName(
      /225\/55 R17 95V: width 225.mm, aspect ratio 55%, rim 17.inches, load index 95, speed index V/,
    )
})

test('a list of a vehicle with different front and rear sizes only says how to buy both', async () => {
  const ofPairs = { ...car.vehicle, sizes: [front, rear], fitments: [{ front, rear }] }
  await renderList({
    address,
    tyres: [tyreCard({ id: 9 })],
    car: { ...car, vehicle: ofPairs },
    guide: { ...guide, question: null, sizes: [] },
  })
  await expect.element(page.getByText(/Buy two tyres of each/)).toBeVisible()
})

test('the last answer moves the focus to the step that follows, even if that step has no heading', async () => {
  await renderList({
    address,
    car,
    guide,
    load: (data) => ({ ...data, guide: { ...guide, question: null, sizes: [] } }),
  })
  const answers = page.getByRole('list', { name: 'Sizes approved for your vehicle' }).getByRole('link')
  await answers.nth(1).click()
  const note = page.getByText(/^Buy two tyres of each/)
  await expect.element(note).toBeVisible()
  await expect
    .poll(() => document.activeElement?.contains(note.element()) && document.activeElement.tagName)
    .toBe('DIV')
})

test('removing a vehicle whose tyres are sorted by a priority leads to a list in the default order', async () => {
  await renderList({ address: `${address}&priority=grip`, car, guide })
  const chip = page.getByRole('link', { name: /remove car/ })
  await expect.element(chip).toHaveAttribute('href', '/tyres')
})

test('a size that is approved only in front or only in the rear is said not to be approved for all wheels', async () => {
  await renderList({ address, tyres: [], car, guide: { ...guide, unapproved: '255/45 R18' } })
  await expect
    .element(page.getByText('The size 255/45 R18 is not approved for all wheels of this vehicle'))
    .toBeVisible()
})

const ofOneSize = { ...car.vehicle, sizes: [small], fitments: [{ front: small, rear: null }] }

test('a vehicle with one size is told which, and only the questions that are asked are counted', async () => {
  await renderList({
    address,
    car: { ...car, vehicle: ofOneSize },
    guide: { ...guide, question: 'season', sizes: [] },
    facets: { tyre_season: 'Summer:3,Winter Friction:4' },
  })
  await expect.element(page.getByText('The only size approved for your vehicle is 225/55 R17.')).toBeVisible()
  await expect.element(page.getByText('Question 1/2')).toBeVisible()
})

test('a size that is not approved is answered with links to the approved ones', async () => {
  await renderList({
    address,
    car: { ...car, vehicle: ofOneSize },
    guide: { ...guide, question: 'season', sizes: [], unapproved: '245/35 R21' },
    facets: { tyre_season: 'Summer:3,Winter Friction:4' },
  })
  await expect.element(page.getByText(/^Choose the approved size\./)).toBeVisible()
  const sizes = page.getByRole('list', { name: 'Sizes approved for your vehicle' }).getByRole('link')
  await expect.element(sizes).toHaveTextContent('225/55 R17')
  await expect
    .element(sizes)
    .toHaveAttribute('href', expect.stringContaining('width=225&height=55&diameter=17'))
})

test('after the questions, a list of front and rear sizes says how to buy both', async () => {
  await renderList({
    address: `${address}&width=245&height=45&diameter=18&rear_width=255&rear_height=45&rear_diameter=18`,
    tyres: [tyreCard({ id: 9 })],
    car,
    guide: { ...guide, question: null, sizes: [] },
  })
  await expect.element(page.getByText(/Buy two tyres of each/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Size: 245\/45 R18 \+ 255\/45 R18/ })).toBeVisible()
})

test('a chosen size with a C keeps it in the heading', async () => {
  const vanSize = { ...vehicleSize(195, 70, 15), size_text: '195/70 R15C', commercial: true }
  const van = {
    ...car.vehicle,
    sizes: [vanSize],
    fitments: [{ front: vanSize, rear: null }],
    lists: [3] as const,
  }
  await renderList({
    address: '/tyres/van?make=Toyota&model=Corolla&year=2021&width=195&height=70&diameter=15',
    car: { ...car, vehicle: van },
    guide: { ...guide, question: null },
    approvedSize: approvedSizeOf({ ...emptyList(3), size: { width: 195, height: 70, diameter: 15 } }, van),
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('195/70 R15C')
})
