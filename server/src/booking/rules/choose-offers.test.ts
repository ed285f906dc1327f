import { expect, test } from 'vitest'
import type { Candidate } from './choose-offers.ts'
import { chooseOffers } from './choose-offers.ts'

const paja: Candidate = { km: 5, next: '2026-11-25 10:00:00', cents: 1990 }
const early: Candidate = { ...paja, next: '2026-11-24 08:00:00' }
const close: Candidate = { ...paja, km: 1 }
const cheap: Candidate = { ...paja, cents: 1490 }
const kindsOf = (...candidates: Candidate[]) =>
  chooseOffers(candidates).map(({ candidate, kinds }) => [candidate, ...kinds])

test('the earliest, the nearest and the cheapest service point are offered in this order', () => {
  expect(kindsOf(paja, cheap, close, early)).toEqual([
    [early, 'earliest'],
    [close, 'nearest'],
    [cheap, 'cheapest'],
  ])
})

test('a service point that is offered for several reasons is offered once', () => {
  expect(kindsOf(paja)).toEqual([[paja, 'earliest', 'nearest', 'cheapest']])
  const best = { ...close, cents: 1490 }
  expect(kindsOf(early, best)).toEqual([
    [early, 'earliest'],
    [best, 'nearest', 'cheapest'],
  ])
})

test('of equally near and equally cheap ones, the one that is offered already is preferred', () => {
  expect(kindsOf(paja, { ...paja }, early)).toEqual([[early, 'earliest', 'nearest', 'cheapest']])
})

test('of equally cheap ones that are not offered yet, the earliest is offered', () => {
  const cheapAndEarlier = { ...cheap, next: '2026-11-24 12:00:00' }
  expect(kindsOf(early, cheap, cheapAndEarlier).at(-1)).toEqual([cheapAndEarlier, 'cheapest'])
})

test('a service point beyond 30 km is offered only if there is none within 30 km', () => {
  const farAndCheap = { ...early, km: 31, cents: 990 }
  expect(kindsOf(farAndCheap, paja)).toEqual([[paja, 'earliest', 'nearest', 'cheapest']])
  expect(kindsOf(farAndCheap)).toEqual([[farAndCheap, 'earliest', 'nearest', 'cheapest']])
})

test('without a service point nothing is offered', () => {
  expect(kindsOf()).toEqual([])
})
