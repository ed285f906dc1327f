import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../../testing/render-in-shop.tsx'
import { FrontAndRear } from './front-and-rear.tsx'

const sizes = [
  { id: 9, href: '/9', size: '205/55 R16', rim: 16, cents: 12_900, stock: 40 },
  { id: 10, href: '/10', size: '225/50 R16', rim: 16, cents: 14_900, stock: 2 },
  { id: 11, href: '/11', size: '245/45 R16', rim: 16, cents: 16_900, stock: 1 },
]
const summary = page.getByText('Different sizes in front and rear?')
const rear = page.getByRole('combobox', { name: 'Rear tyres' })
const add = page.getByRole('button', { name: 'Add both pairs to the cart' })

test('sizes with two tyres or more are offered, and both choices are sent to the cart', async () => {
  const sent: unknown[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return null
  }
  await renderInShop(<FrontAndRear sizes={sizes} here={9} />, {
    routes: [{ path: '/cart', action: action as never }],
  })
  await summary.click()
  await expect
    .element(page.getByRole('combobox', { name: 'Front tyres' }))
    .toHaveDisplayValue(/^205\/55 R16, 129,00/)
  await expect.element(rear.getByRole('option')).toHaveLength(3)
  await add.click()
  await expect.element(rear).toBeInvalid()
  expect(sent).toEqual([])
  await rear.selectOptions('10')
  await expect.element(rear).toBeValid()
})

test('a tyre that is sold out, and one without another size, are no part of a set', async () => {
  await renderInShop(
    <>
      <FrontAndRear sizes={sizes} here={11} />
      <FrontAndRear sizes={sizes.slice(0, 1)} here={9} />
    </>,
  )
  await expect.element(summary).not.toBeInTheDocument()
})
