import { PageFactsContext } from '@pito/web/locale/page-facts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tyreCard } from '../../testing/tyre-card.ts'
import type { FullSet } from './cards/full-set.ts'
import { PriceBlock } from './cards/tyre-card.tsx'
import type { TyreCardData } from './tyre-card-data.ts'

const facts = { locale: 'fi_FI', today: '2026-11-21' } as const

function shownFor(tyre: Partial<TyreCardData>, fullSet: FullSet | null = null): string {
  const block = (
    <PriceBlock tyre={tyreCard({ cents: 7_790, feeIncluded: false, ...tyre })} fullSet={fullSet} />
  )
  const markup = renderToStaticMarkup(<PageFactsContext value={facts}>{block}</PageFactsContext>)
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each([
  [300, 'Neljä rengasta 311,60 € 77,90 € kappale'],
  [4, 'Neljä rengasta 311,60 € 77,90 € kappale'],
  [3, 'Kolme rengasta 233,70 € 77,90 € kappale'],
  [1, 'Yksi rengas 77,90 € 77,90 € kappale'],
  [0, 'Kappale 77,90 €'],
])('with %i in stock the card says what can be bought', (stock, shown) => {
  expect(shownFor({ stock })).toBe(shown)
})

test('a reduced price is stated in one line with the lowest price of the last 30 days', () => {
  expect(shownFor({ lowestCents: 8_990 })).toBe(
    'Neljä rengasta 311,60 € 77,90 € kappale −13 % 30 päivän alin 89,90 €',
  )
  expect(shownFor({ lowestCents: 8_990, stock: 0 })).toBe('Kappale 77,90 € −13 % 30 päivän alin 89,90 €')
})

const sums = { deliveredCents: 35_150, fittedFromCents: 39_480 }

test.each<[string, Partial<TyreCardData>, FullSet, string]>([
  ['fitted', {}, sums, 'Asennettuna alk. 394,80 € 77,90 € kappale · Kotiin 351,50 €'],
  [
    'delivered, in a shop that fits no tyres',
    {},
    { ...sums, fittedFromCents: null },
    'Kotiin toimitettuna 351,50 € 77,90 € kappale',
  ],
  [
    'delivered as freight, for trucks',
    { fitted: false, feeIncluded: true },
    { ...sums, fittedFromCents: null },
    'Rahteineen 351,50 € 77,90 € kappale Sisältää kierrätysmaksun',
  ],
])('the second sum of a card is for four tyres %s', (_how, tyre, fullSet, shown) => {
  expect(shownFor(tyre, fullSet)).toBe(`Neljä rengasta 311,60 € ${shown}`)
})
