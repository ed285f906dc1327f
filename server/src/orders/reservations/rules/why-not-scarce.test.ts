import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestedArticle } from './why-not-scarce.ts'
import { whyNotScarce } from './why-not-scarce.ts'

const scarce = 'scarce-article'

test.each<[string, RequestedArticle, string | null]>([
  ['twenty of twenty are reserved', { quantity: 20, left: 20, ofNetwork: 0 }, null],
  ['half of nineteen is reserved', { quantity: 9, left: 19, ofNetwork: 0 }, null],
  ['more than half of nineteen is refused', { quantity: 10, left: 19, ofNetwork: 0 }, scarce],
  ['the first set is reserved when five are left', { quantity: 4, left: 5, ofNetwork: 0 }, null],
  ['the last set is reserved by the first who asks', { quantity: 4, left: 4, ofNetwork: 0 }, null],
  ['five of six are refused', { quantity: 5, left: 6, ofNetwork: 0 }, scarce],
  ['a second set is reserved when half allows it', { quantity: 4, left: 12, ofNetwork: 4 }, null],
  ['a second set is refused when half does not', { quantity: 4, left: 11, ofNetwork: 4 }, scarce],
  ['a single tyre beyond half is refused too', { quantity: 1, left: 4, ofNetwork: 4 }, scarce],
  ['nothing is scarce at twenty, whatever the network has', { quantity: 4, left: 20, ofNetwork: 90 }, null],
])('%s', (_, article, reason) => {
  expect(whyNotScarce([article], 20)).toBe(reason)
})

test('one scarce article is enough for a refusal of the order', () => {
  const plenty = { quantity: 4, left: 300, ofNetwork: 60 }
  expect(whyNotScarce([plenty, { quantity: 4, left: 6, ofNetwork: 4 }], 20)).toBe(scarce)
})

test('with a limit of zero nothing is scarce', () => {
  expect(whyNotScarce([{ quantity: 4, left: 4, ofNetwork: 16 }], 0)).toBe(null)
})

test('a network never holds more than half of a scarce article or one set, and always gets its first set', () => {
  const requests = array(integer({ min: 1, max: 8 }), { maxLength: 30 })
  void assert(
    property(integer({ min: 1, max: 19 }), requests, (stock, quantities) => {
      let ofNetwork = 0
      for (const quantity of quantities) {
        const left = stock - ofNetwork
        if (quantity > left) continue
        const reason = whyNotScarce([{ quantity, left, ofNetwork }], 20)
        if (ofNetwork === 0 && quantity <= 4) expect(reason).toBe(null)
        if (reason === null) ofNetwork += quantity
        expect(ofNetwork).toBeLessThanOrEqual(Math.max(4, Math.floor(stock / 2)))
      }
    }),
  )
})
