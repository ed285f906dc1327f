import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { nextReservationAt, whyNotReservedAgain } from './why-not-reserved-again.ts'

const at = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000)
const ended = (from: number, to: number) => ({ reservedAt: at(from), endedAt: at(to) })
const tooSoon = 'payment-too-soon'

test.each([
  ['an order without a history is reserved', [], 0, null],
  ['after one expired reservation the next is made at once', [ended(0, 30)], 30, null],
  ['after two it is refused at once', [ended(0, 30), ended(30, 60)], 60, tooSoon],
  ['after two it is refused a minute before the wait is over', [ended(0, 30), ended(30, 60)], 89, tooSoon],
  ['after two it is made half an hour after the last expiry', [ended(0, 30), ended(30, 60)], 90, null],
  ['the wait begins anew after a third', [ended(0, 30), ended(30, 60), ended(90, 120)], 120, tooSoon],
  ['reservations that were given up early add up', [ended(0, 29), ended(29, 58), ended(58, 87)], 87, tooSoon],
  ['a cart that was changed three times in ten minutes', [ended(0, 3), ended(3, 7), ended(7, 10)], 10, null],
  ['one that a provider extended to two hours counts once', [ended(0, 120)], 120, null],
  ['the order of the reservations does not matter', [ended(30, 60), ended(0, 30)], 89, tooSoon],
])('%s', (_, reservations, now, reason) => {
  expect(whyNotReservedAgain(reservations, 30, at(now))).toBe(reason)
})

test('the next reservation is possible when the wait after the last one is over', () => {
  const twice = [ended(0, 30), ended(35, 65)]
  expect(nextReservationAt(twice, 30, at(70))).toEqual(at(95))
  expect(nextReservationAt(twice, 120, at(70))).toEqual(at(185))
  expect(nextReservationAt(twice, 0, at(70))).toBe(null)
})

test('somebody who never pays holds the tyres for two half hours and then for half of the time at most', () => {
  const visits = array(tuple(integer({ min: 0, max: 20 }), constantFrom(1, 15, 29, 30)), { maxLength: 60 })
  void assert(
    property(visits, (steps) => {
      const history: ReturnType<typeof ended>[] = []
      let now = 0
      let reserved = 0
      for (const [pause, lasts] of steps) {
        now += pause
        if (whyNotReservedAgain(history, 30, at(now)) !== null) continue
        history.push(ended(now, now + lasts))
        now += lasts
        reserved += lasts
        expect(reserved).toBeLessThanOrEqual(90 + now / 2)
      }
    }),
  )
})
