import type { Cart } from '@pito/contracts/cart'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageFactsContext } from '../page/page-facts.ts'
import { CartSteps } from './cart-steps.tsx'

const empty: Cart = {
  id: null,
  promo_code_id: null,
  promo_code_name: null,
  discount_amount: 0,
  quantity: 0,
  sub_total: 0,
  shipping_charges: 0,
  total: 0,
  vat_percent: 25.5,
  vat_amount: 0,
  line_items: [],
  shipping_line_item: null,
  shipping_tiers: [],
  appointment: null,
  promo_code_error: null,
  services_total: null,
  services_from: null,
  with_service: true,
  not_fitted: null,
  shipping_address_type: 'billing',
  not_checked_out: 'cart-empty',
}

function stepsIn(locale: 'fi_FI' | 'en_GB'): string {
  return renderToString(
    <PageFactsContext value={{ locale, today: '2026-11-21' }}>
      <CartSteps cart={empty} now="cart" />
    </PageFactsContext>,
  )
}

test.each([
  ['fi_FI', ['Ostoskori', 'Asennuspaikka', 'Tiedot', 'Yhteenveto', 'Vahvistus']],
  ['en_GB', ['Cart', 'Garage Selection', 'Information', 'Order Summary', 'Confirm']],
] as const)('in %s the cart is the step in view, and later ones lead nowhere', (locale, names) => {
  const markup = stepsIn(locale)
  const items = markup.match(/<li.*?<\/li>/g) ?? []
  expect(items.map((item) => item.replace(/<[^>]*>/g, ''))).toEqual(names)
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(markup).not.toContain('<a')
})
