import { expect, test } from 'vitest'
import { whyNotRoom } from './storefront-ladder.ts'

const app = (path: string) => `storefront/app/${path}`

test.each([
  ['cart/cart-count.tsx', 'tyre/tyre-page.tsx', 'tyre does not stand below cart on the ladder'],
  ['home/home.tsx', 'tyre/tyre-page.tsx', 'tyre does not stand below home on the ladder'],
  ['words/named.ts', 'tyres/tyre-picture.tsx', 'tyres does not stand below words on the ladder'],
  [
    'gadgets/gadget.ts',
    'tyres/price-block.tsx',
    'gadgets has no rung on the ladder (tools/rules/storefront-ladder.ts)',
  ],
  [
    'tyres/price-block.tsx',
    'gadgets/gadget.ts',
    'gadgets has no rung on the ladder (tools/rules/storefront-ladder.ts)',
  ],
  ['tyres/price-block.tsx', 'root.tsx', 'the files directly in storefront/app put the pages together'],
])('%s may not import %s', (from, target, reason) => {
  expect(whyNotRoom(app(from), app(target))).toBe(reason)
})

test.each([
  ['root.tsx', 'frame/header.tsx'],
  ['frame/header.tsx', 'cart/cart-count.tsx'],
  ['cart/cart-page.tsx', 'vehicle/fit-mark.tsx'],
  ['vehicle/in-cart/line-fit.tsx', 'cart/cart-view.ts'],
  ['tyre/tyre-page.tsx', 'tyre/buy/tyre-buy.tsx'],
  ['home/home.tsx', 'tyres/cards/tyre-card.tsx'],
])('%s may import %s', (from, target) => {
  expect(whyNotRoom(app(from), app(target))).toBeNull()
})

test('the storefront knows web, contracts and ui, and nothing else outside of it', () => {
  expect(whyNotRoom(app('cart/cart-count.tsx'), 'contracts/src/cart.ts')).toBeNull()
  expect(whyNotRoom(app('cart/cart-count.tsx'), 'ui/src/button.tsx')).toBeNull()
  expect(whyNotRoom(app('cart/cart-count.tsx'), 'web/src/api/use-api')).toBeNull()
  expect(whyNotRoom(app('cart/cart-count.tsx'), 'server/src/app.ts')).toBe(
    'the storefront knows web, contracts and ui only',
  )
})
