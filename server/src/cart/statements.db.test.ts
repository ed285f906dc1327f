import { expect, test } from 'vitest'
import { browserOf, cartShop } from '../../testing/cart-shop.ts'
import { countStatements } from '../../testing/count-statements.ts'

const { app } = await cartShop({ more: 5 })

async function counted(browser: ReturnType<typeof browserOf>) {
  const { id, line_items } = await browser.cart()
  const named = { type_id: 1, cart_id: id, line_item_id: line_items[0]?.id }
  return {
    reads: await countStatements(() => browser.cart()),
    adds: await countStatements(() => browser.add({ type_id: 1, quantity: 1 })),
    sets: await countStatements(() => browser.add({ ...named, quantity: 3 })),
    refuses: await countStatements(() => browser.add({ type_id: 1, quantity: 100 })),
    removes: await countStatements(() => browser.remove({ cart_id: id, cart_line_item_id: 999_999 })),
  }
}

test('a call takes as many statements with one line as with six', async () => {
  const aino = browserOf(app)
  await aino.add({ type_id: 1, quantity: 1 })
  const withOne = await counted(aino)
  for (const type_id of [4, 5, 6, 7, 8]) await aino.add({ type_id, quantity: 4 })
  expect(await counted(aino)).toEqual(withOne)
  expect(withOne).toEqual({ reads: 4, adds: 6, sets: 6, refuses: 5, removes: 3 })
})
