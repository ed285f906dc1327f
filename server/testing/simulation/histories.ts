import {
  hostileOutcomes as klarnaHostile,
  usualOutcomes as klarnaUsual,
  orderOutcomes,
} from '@pito/simulators/payments/klarna/outcomes'
import {
  hostileOutcomes as paytrailHostile,
  usualOutcomes as paytrailUsual,
} from '@pito/simulators/payments/paytrail/outcomes'
import { refundModes } from '@pito/simulators/payments/paytrail/simulated-payment'
import fc from 'fast-check'
import type { HistoryCommand } from './command.ts'
import { deletesAccount, logsIn, logsOut, registers } from './commands/account.ts'
import { addsItem, clearsCart, entersCode, removesItem } from './commands/cart.ts'
import type { Delivery } from './commands/checkout.ts'
import { choosesDelivery, confirms, givesDetails } from './commands/checkout.ts'
import { cancelsOrder, withdrawsFrom } from './commands/fulfilment.ts'
import { pressesLink } from './commands/garage.ts'
import { deliversCallback } from './commands/messages.ts'
import { klarnaDecides, refundEnds, refundsWillBe } from './commands/provider.ts'
import { comesBack, finishesAtProvider } from './commands/provider-page.ts'
import { priceChanges, stockIsCounted } from './commands/shop.ts'
import {
  staffDelivers,
  staffRefunds,
  staffReleases,
  staffRetryRefund,
  staffShips,
  tyresComeBack,
} from './commands/staff.ts'
import { staffCancels, staffMoves, staffSendsAndUndoes, staffUndoes } from './commands/staff-changes.ts'
import { givesUpPayment, startsPayment } from './commands/start-payment.ts'
import { allSpans, minuteJobsRun, nightJobsRun, queueRuns, timePasses } from './commands/time.ts'
import type { Ending } from './commands/visit.ts'
import { buys } from './commands/visit.ts'
import type { Method } from './model.ts'

const person = fc.nat(2)
const tyreId = fc.integer({ min: 1, max: 3 })
const delivery = fc.constantFrom<Delivery>('home', 'phone', 'early', 'late')
const method = fc.constantFrom<Method>('bank', 'creditcard', 'klarna')
/** The index of an order or a payment, counted from the latest. It is mostly 0, which means the latest. */
const which = fc.oneof(fc.constant(0), fc.nat(2), fc.nat(9))
const quantity = fc.integer({ min: 1, max: 4 })
const presses = fc.integer({ min: 1, max: 2 })
const ending = fc.constantFrom<Ending>(
  'leaves',
  'pays and is lost',
  'pays and comes back',
  'pays and the provider calls',
)

const outcomesOf = (usual: object, hostile: object) =>
  fc.constantFrom(...Object.keys(usual), ...Object.keys(usual), ...Object.keys(hostile))

const withCode = fc.oneof(fc.constant(true), fc.constant(false), fc.constant(false))

const visits = fc.record({ index: person, tyreId, quantity, delivery, method, ending, withCode }).map(buys)

const carts: readonly fc.Arbitrary<HistoryCommand>[] = [
  fc.record({ index: person, tyreId, quantity }).map(addsItem),
  fc.tuple(person, tyreId).map(([index, tyre]) => removesItem(index, tyre)),
  person.map(clearsCart),
  person.map((index) => entersCode(index)),
  fc.tuple(person, delivery).map(([index, choice]) => choosesDelivery(index, choice)),
  person.map(confirms),
  person.map(givesDetails),
]

const accounts: readonly fc.Arbitrary<HistoryCommand>[] = [
  person.map(registers),
  person.map(logsIn),
  person.map(logsIn),
  person.map(logsOut),
  person.map(logsOut),
  person.map(deletesAccount),
]

const payments: readonly fc.Arbitrary<HistoryCommand>[] = [
  fc.tuple(person, method, which).map(([index, by, order]) => startsPayment(index, by, order)),
  fc
    .tuple(which, outcomesOf(paytrailUsual, paytrailHostile), outcomesOf(klarnaUsual, klarnaHostile))
    .map(([attempt, paytrail, klarna]) => finishesAtProvider(attempt, { paytrail, klarna })),
  which.map(comesBack),
  fc.tuple(which, fc.boolean()).map(([callback, stays]) => deliversCallback(callback, stays)),
  fc.tuple(which, fc.boolean()).map(([callback, stays]) => deliversCallback(callback, stays)),
  person.map(givesUpPayment),
  fc.tuple(which, fc.constantFrom(...refundModes)).map(([attempt, mode]) => refundsWillBe(attempt, mode)),
  fc.tuple(which, fc.constantFrom('ok', 'fail')).map(([refund, outcome]) => refundEnds(refund, outcome)),
  fc.tuple(which, fc.constantFrom(...orderOutcomes)).map(([order, outcome]) => klarnaDecides(order, outcome)),
]

const afterwards: readonly fc.Arbitrary<HistoryCommand>[] = [
  fc.tuple(which, fc.boolean()).map(([order, byLink]) => cancelsOrder(order, byLink)),
  fc.tuple(which, fc.boolean()).map(([order, byLink]) => withdrawsFrom(order, byLink)),
  which.map(staffReleases),
  which.map(staffShips),
  which.map(staffUndoes),
  fc.tuple(which, fc.constantFrom(0, 4, 6)).map(([order, minutes]) => staffSendsAndUndoes(order, minutes)),
  fc.tuple(which, presses).map(([order, times]) => staffCancels(order, times)),
  fc
    .record({ which, time: fc.constantFrom('early' as const, 'late' as const), overrides: fc.boolean() })
    .map(staffMoves),
  which.map(staffDelivers),
  fc.tuple(which, quantity, presses).map(([order, pieces, times]) => tyresComeBack(order, pieces, times)),
  fc
    .tuple(which, fc.constantFrom(1, 30, 100), presses)
    .map(([order, percent, times]) => staffRefunds(order, percent, times)),
  fc.tuple(which, fc.boolean()).map(([order, isMade]) => staffRetryRefund(order, isMade)),
  fc
    .tuple(which, fc.constantFrom('move', 'cancel', 'acknowledge', 'decline', 'fitted'), fc.boolean())
    .map(([order, action, isOld]) => pressesLink(order, action, isOld)),
]

const surroundings: readonly fc.Arbitrary<HistoryCommand>[] = [
  fc.tuple(tyreId, fc.integer({ min: 5000, max: 20_000 })).map(([tyre, cents]) => priceChanges(tyre, cents)),
  fc
    .tuple(tyreId, fc.constantFrom(10, 20), fc.nat(12))
    .map(([tyre, week, pieces]) => stockIsCounted(tyre, week, pieces)),
  fc.constantFrom(...allSpans, ...allSpans.slice(0, 4)).map(timePasses),
  fc.constant(null).map(minuteJobsRun),
  fc.constant(null).map(nightJobsRun),
  fc.constant(null).map(queueRuns),
]

/**
 * The number of generated commands per carried out command. Many generated commands are impossible when their turn
 * comes, so nearly every history still reaches its full length.
 */
const spare = 10

export function histories(steps: number) {
  const all = [...Array<typeof visits>(6).fill(visits), ...carts, ...accounts, ...payments, ...afterwards]
  return fc.commands([...all, ...surroundings, ...surroundings.slice(2)], {
    maxCommands: steps * spare,
    size: 'max',
  })
}
