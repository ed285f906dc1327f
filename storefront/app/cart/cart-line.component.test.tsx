import './cart.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartRow } from '../../testing/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CartLine } from './cart-line.tsx'

type Answer = object | Promise<object>

const quantity = page.getByLabelText('Quantity, Nokian Tyres Hakkapeliitta R5')
const more = page.getByRole('button', { name: /^More/ })

/** Renders a row whose changes are answered by `answer`, and returns the quantities that were sent. */
async function renderLine(facts: Parameters<typeof cartRow>[0], answer: (sent: number) => Answer) {
  const sent: number[] = []
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    sent.push(Number(form.get('quantity')))
    return answer(sent.length)
  }
  await renderInShop(<CartLine row={cartRow(facts)} cartId="cart" />, {
    routes: [{ path: '/cart', action: action as never }],
  })
  return sent
}

test('while a change is sent, only the last of the next quantities is sent after it', async () => {
  let answer = () => {}
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve({})
  })
  const sent = await renderLine({}, (count) => (count === 1 ? answered : {}))
  for (let presses = 0; presses < 3; presses++) await more.click()
  await expect.element(quantity).toHaveValue(7)
  expect(sent).toEqual([5])
  answer()
  await expect.poll(() => sent).toEqual([5, 7])
})

test('more than is available becomes what is available, and the row says so', async () => {
  const sent = await renderLine({ most: 6 }, () => ({}))
  await quantity.fill('9')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Max available qty is 6')).toBeVisible()
  await expect.element(quantity).toHaveAccessibleDescription(/Max available qty is 6/)
  await expect.poll(() => sent.at(-1)).toBe(6)
})

test('a sold-out row says what to do, and offers no quantity', async () => {
  await renderLine({ most: 0 }, () => ({}))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Sold out. Remove this line to go on.')
  await expect.element(quantity).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Remove Nokian/ })).toBeVisible()
})

test('a price that has changed since the last visit is stated with the one before', async () => {
  await renderLine({ wasCents: 11_900 }, () => ({}))
  await expect.element(page.getByText(/before 119,00\s€, now 129,00\s€ each/)).toBeVisible()
})
