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

test('sizes with two tyres or more are offered, and a rear size has to be chosen', async () => {
  await renderInShop(<FrontAndRear sizes={sizes} here={9} />)
  await summary.click()
  const front = page.getByRole('combobox', { name: 'Front tyres' })
  await expect.element(front).toHaveDisplayValue(/^205\/55 R16, 129,00/)
  await expect.element(rear.getByRole('option')).toHaveLength(3)
  const form = (rear.element() as HTMLSelectElement).form
  expect(form?.checkValidity()).toBe(false)
  await rear.selectOptions('10')
  expect(form?.checkValidity()).toBe(true)
  expect(form?.getAttribute('action')).toMatch(/^\/cart/)
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'front-and-rear',
    front: '9',
    rear: '10',
  })
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
