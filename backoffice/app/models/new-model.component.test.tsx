import { createModel } from '@pito/contracts/staff-models'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import NewModel, { clientAction } from './new-model.tsx'

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['edit-catalogue'] }
const loaded = { brands: [{ id: 3, name: 'Kuura' }], brandId: '3' }

function open() {
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      { path: '/models/new', Component: NewModel, loader: () => loaded, action: clientAction },
      { path: '/models/7', Component: () => <h1>The model</h1> },
    ],
  }
  return renderInOffice([office] as never, { address: '/models/new' })
}

const add = page.getByRole('button', { name: 'Add model' })

test('a model is added with the values that the API expects, and its page opens', async () => {
  const sent: unknown[] = []
  stubApi().on(createModel, (input) => {
    sent.push(input)
    return { id: 7 }
  })
  await open()
  await page.getByLabelText('Name', { exact: true }).fill('Rekka 5')
  await page.getByLabelText('Vehicle').selectOptions('Truck')
  await page.getByLabelText('Tyre class').selectOptions('C3')
  await page.getByLabelText('Axle (trucks only)').selectOptions('Drive')
  expect(await accessibilityFaults()).toEqual([])
  await add.click()
  await expect.element(page.getByRole('heading', { name: 'The model' })).toBeVisible()
  expect(sent).toMatchObject([
    {
      brand_id: 3,
      name: 'Rekka 5',
      season_id: 1,
      vehicle_kind: 'truck',
      tyre_class: 'C3',
      axle: 'drive',
      launch_year: null,
      has_3pmsf: false,
    },
  ])
})

test('an invalid combination is named next to its field, and what was chosen stays', async () => {
  const errors = { has_3pmsf: ['Not allowed as a winter tyre since 1 December 2024.'] }
  stubApi().on(createModel, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open()
  await page.getByLabelText('Name', { exact: true }).fill('Tuisku')
  await page.getByLabelText('Season').selectOptions('Winter Friction')
  await add.click()
  await expect.element(page.getByText('Not allowed as a winter tyre since 1 December 2024.')).toBeVisible()
  await expect.element(page.getByLabelText('Season')).toHaveValue('2')
})
