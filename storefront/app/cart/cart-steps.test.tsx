import { PageFactsContext } from '@pito/web/locale/page-facts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartSteps } from './cart-steps.tsx'

const empty = { id: null, with_service: true }

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

test('on a later page the steps before lead back, in the language of the page', () => {
  const markup = renderToString(
    <PageFactsContext value={{ locale: 'en_GB', today: '2026-11-21' }}>
      <CartSteps cart={{ id: 'c', with_service: true }} now="summary" orderNumber="1234567890" />
    </PageFactsContext>,
  )
  const links = [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/cart?lang=en', '/cart/dealer-services?lang=en', '/cart/user-info?lang=en'])
})
