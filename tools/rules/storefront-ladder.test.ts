import { expect, test } from 'vitest'
import { whyNotRoom } from './storefront-ladder.ts'

const app = (path: string) => `storefront/app/${path}`

test.each([
  ['cart/cart-count.tsx', 'frame/header.tsx', 'frame does not stand below cart on the ladder'],
  ['cart/cart-count.tsx', 'compare/compare-toggle.tsx', 'compare does not stand below cart on the ladder'],
  [
    'routes/tyre/tyre-page.tsx',
    'routes/tyres/list-page.tsx',
    'routes/tyres does not stand below routes/tyre on the ladder',
  ],
  [
    'tyres/price-block.tsx',
    'routes/tyre/tyre-page.tsx',
    'routes/tyre does not stand below tyres on the ladder',
  ],
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
  ['cards/tyre-card.tsx', 'compare/compare-toggle.tsx'],
  ['routes/tyre/tyre-page.tsx', 'routes/tyre/buy/tyre-buy.tsx'],
  ['routes/access-denied.tsx', 'errors/fault.tsx'],
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
