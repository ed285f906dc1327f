import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { emptyList } from '../tyres/list/list-state.ts'
import { PlateForm } from './plate-form.tsx'
import { storeVehicle } from './vehicle-store.ts'

const list = {
  ...emptyList(2),
  size: { width: 205, height: 55, diameter: 16 },
  flags: ['in_stock'] as const,
}

test.each([
  ['fi_FI', 'Rekisterinumero', 'Hae rekisterinumerolla', 'Kirjoita rekisterinumero.'],
  ['en_GB', 'Licence plate', 'Find by licence plate', 'Type the licence plate.'],
] as const)(
  'in %s an empty field says in the language of the page what is missing',
  async (locale, label, button, missing) => {
    await renderInShop(<PlateForm chosen={list} />, { locale })
    const field = page.getByLabelText(label)
    await page.getByRole('button', { name: button }).click()
    const input = field.element() as HTMLInputElement
    expect(input.validationMessage).toBe(missing)
    await field.fill('abc-123')
    expect(input.validationMessage).toBe('')
  },
)

test('the search keeps the filters, but not the size, which comes from the plate', async () => {
  await renderInShop(<PlateForm chosen={list} typed="abc-123" />)
  const form = document.querySelector('form')
  const sent = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][])
  expect(form?.getAttribute('action')).toBe('/tyres#your-vehicle')
  expect(Object.fromEntries(sent)).toEqual({ in_stock: '1', licenceplate: 'abc-123' })
})

test('a shop without a vehicle registry has no search by plate, but the choice of a car', async () => {
  await renderInShop(<PlateForm chosen={list} />, { root: { plateSearch: false } })
  await expect.element(page.getByLabelText('Licence plate')).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Choose your car', exact: true })
  await expect.element(link).toHaveAttribute('href', '/choose-your-car')
})

test('a known vehicle is named below the field and can be forgotten', async () => {
  storeVehicle(knownVehicle({ name: 'Opel Astra J 2015' }))
  await renderInShop(<PlateForm chosen={list} />)
  await expect.element(page.getByText(/^Your car: Opel Astra J 2015/)).toBeVisible()
  await page.getByRole('button', { name: 'Forget my car' }).click()
  await expect.element(page.getByText(/^Your car/)).not.toBeInTheDocument()
})
