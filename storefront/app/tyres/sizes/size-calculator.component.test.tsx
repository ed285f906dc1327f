import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '../../../testing/render-in-shop.tsx'
import * as sizeCalculator from './size-calculator.tsx'

const field = (name: string) => page.getByLabelText(name)
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

const openPage = (from: string | null, to: string | null) =>
  renderRoute(sizeCalculator, { address: '/tyre-size-calculator', loaded: { from, to } })

test('before a comparison both fields are empty, and none is called wrong', async () => {
  await openPage(null, null)
  await expect.element(field('Present size')).toHaveValue('')
  await expect.element(field('New size')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('heading', { name: 'Comparison' })).not.toBeInTheDocument()
})

test('a text that is no size is named at its field, which keeps it', async () => {
  await openPage('205/55 R16', 'large')
  await expect.element(field('Present size')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('New size')).toHaveValue('large')
  await expect.element(field('New size')).toHaveAccessibleDescription(/Please check the size/)
})

test('two sizes are compared by measures and speeds, and the tyres of the new one are offered', async () => {
  await openPage('205/55 R16', '225/45R17')
  await expect
    .element(page.getByText('The difference is +0.4%: within the rule of thumb (±3%).'))
    .toBeVisible()
  await expect.element(row('Width')).toMatchTextContent(/205\s*mm.*225\s*mm/)
  await expect.element(row('100\\s*km/h')).toMatchTextContent(/100.4\s*km\/h/)
  await expect
    .element(page.getByRole('link', { name: 'See tyres 225/45 R17' }))
    .toHaveAttribute('href', expect.stringContaining('width=225&height=45&diameter=17'))
})

test('a difference beyond the rule of thumb is a warning', async () => {
  await openPage('205/55 R16', '195/65 R17')
  await expect.element(page.getByText(/more than the rule of thumb/)).toBeVisible()
  await expect.element(page.getByText(/may need an inspection/)).toBeVisible()
})
