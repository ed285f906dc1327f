import { PageFactsContext } from '@pito/web/locale/page-facts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceBlock } from './cards/tyre-card.tsx'

const facts = { locale: 'fi_FI', today: '2026-11-21' } as const

function shownFor(stock: number, lowestCents: number | null = null): string {
  const block = <PriceBlock cents={7_790} lowestCents={lowestCents} feeIncluded={false} stock={stock} />
  const markup = renderToString(<PageFactsContext value={facts}>{block}</PageFactsContext>)
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each([
  [300, '311,60 € neljä rengasta 77,90 € kappale'],
  [4, '311,60 € neljä rengasta 77,90 € kappale'],
  [3, '233,70 € kolme rengasta 77,90 € kappale'],
  [1, '77,90 € yksi rengas 77,90 € kappale'],
  [0, '77,90 € kappale'],
])('with %i in stock the card says what can be bought', (stock, shown) => {
  expect(shownFor(stock)).toBe(shown)
})

test('a reduced price says in words that it is the price of one tyre', () => {
  expect(shownFor(4, 8_990)).toContain('77,90 € kappale, −13 %')
})
