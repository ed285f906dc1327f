import { getVehicleModels } from '@pito/contracts/vehicles'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CarChoice } from './car-choice.tsx'
import { noCar } from './find-car.ts'

const makes = ['Opel', 'Toyota']
const start = { vehicle: null, chosen: noCar, choices: { makes, models: [], years: [] } }
const model = page.getByLabelText('Model', { exact: true })

test('a chosen make fills the select of its models', async () => {
  stubApi().on(getVehicleModels, () => ({ makes, models: ['Corolla'], years: [], vehicle: null }))
  await renderInShop(<CarChoice answer={start} />)
  await page.getByLabelText('Make of the car').selectOptions('Toyota')
  await model.selectOptions('Corolla')
  await expect.element(model).toHaveValue('Corolla')
})

test('when the models fail to load, the chosen make remains, and one press loads them', async () => {
  const stub = stubApi().on(getVehicleModels, () => Promise.reject(new TypeError('Failed to fetch')))
  await renderInShop(<CarChoice answer={start} />)
  const make = page.getByLabelText('Make of the car')
  await make.selectOptions('Toyota')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The models or model years could not be loaded')
  await expect.element(make).toHaveValue('Toyota')
  await expect.element(model).toBeDisabled()
  stub.on(getVehicleModels, () => ({ makes, models: ['Corolla'], years: [], vehicle: null }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(model).toBeEnabled()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
