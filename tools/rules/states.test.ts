import { expect, test } from 'vitest'
import { states, statesDocument } from './states.ts'

const page = { path: 'docs/states.md', text: statesDocument() }
const file = (path: string, statement: string) => ({
  path,
  text: `await tx\`${statement} where id = \${id}\``,
})

test('a page that differs from the tables of moves is reported', () => {
  expect(states([page])).toEqual([])
  const older = { ...page, text: page.text.replace('| `placed` | `paid` | provider |\n', '') }
  expect(states([older])).toEqual([expect.stringContaining('npm run states')])
})

test('a file that changes a state past the function that asks the table is reported', () => {
  const path = 'server/src/orders/placing/confirm-order.ts'
  const statement = "update shop_order set paid_at = now(),\n progress = 'paid'"
  expect(states([page, file(path, statement)])).toEqual([
    `${path} changes shop_order.progress, which server/src/orders/move-order.ts does.`,
  ])
  expect(states([page, file('server/src/orders/move-order.ts', statement)])).toEqual([])
})

test('a statement that only asks for a state is not reported', () => {
  const text = "update payment_attempt set check_at = null where state = 'closed' and true"
  expect(states([page, file('server/src/orders/payments/due-store.ts', text)])).toEqual([])
})
