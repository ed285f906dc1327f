import { expect, test } from 'vitest'
import { progressSteps } from './progress-steps.ts'

type Facts = Parameters<typeof progressSteps>[0]

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`
const delivered: Facts = {
  progress: 'paid',
  order_type: 'other',
  created_at: day(1),
  paid_on: day(1),
  shipped_at: null,
  delivered_at: null,
  withdrawn_at: null,
  cancelled_at: null,
  credit_notes: [],
  fitting_declined: false,
  appointment: null,
}
const appointment = { schedule_date: '2026-11-10', start_time: '09:00' } as Facts['appointment']
const fitted: Facts = { ...delivered, order_type: 'service_point_delivery', appointment }
const byPhone = { schedule_date: null, start_time: null } as Facts['appointment']
const note = { number: 1, issued_at: day(8), refunded_at: day(9), amount: 100, path: null }
const noteOfDue = { ...note, number: 2, refunded_at: null }

test.each<[string, Facts, string]>([
  ['unpaid', { ...fitted, progress: 'placed', paid_on: null }, 'ordered · paid timeBooked fitted'],
  ['paid and to be fitted', fitted, 'ordered paid timeBooked · fitted'],
  [
    'paid and to be fitted at a time agreed by phone',
    { ...fitted, appointment: byPhone },
    'ordered paid · fitted',
  ],
  ['declined by the garage', { ...fitted, fitting_declined: true }, 'ordered paid · timeBooked fitted'],
  ['fitted', { ...fitted, progress: 'fitted', delivered_at: day(5) }, 'ordered paid timeBooked fitted ·'],
  ['paid and to be sent', delivered, 'ordered paid · sent delivered'],
  ['on its way', { ...delivered, shipped_at: day(3) }, 'ordered paid sent · delivered'],
  [
    'delivered without a word that it was sent',
    { ...delivered, progress: 'delivered', delivered_at: day(5) },
    'ordered paid delivered ·',
  ],
  [
    'cancelled',
    { ...fitted, progress: 'cancelled', cancelled_at: day(2), credit_notes: [note] },
    'ordered paid cancelled moneyBack ·',
  ],
  [
    'cancelled, and its money still with the provider',
    { ...fitted, progress: 'cancelled', cancelled_at: day(2), credit_notes: [noteOfDue] },
    'ordered paid cancelled · moneyBack',
  ],
  [
    'withdrawn from on its way',
    { ...delivered, shipped_at: day(3), withdrawn_at: day(4) },
    'ordered paid sent withdrawn · moneyBack',
  ],
  [
    'withdrawn from, and half of it back',
    { ...delivered, shipped_at: day(3), withdrawn_at: day(4), credit_notes: [note] },
    'ordered paid sent withdrawn · moneyBack',
  ],
  [
    'all of it back',
    {
      ...delivered,
      progress: 'refunded',
      delivered_at: day(4),
      withdrawn_at: day(5),
      credit_notes: [note],
    },
    'ordered paid delivered withdrawn moneyBack ·',
  ],
  [
    'withdrawn from, all of it decided and the last of it not back',
    {
      ...delivered,
      progress: 'refunded',
      delivered_at: day(4),
      withdrawn_at: day(5),
      credit_notes: [note, noteOfDue],
    },
    'ordered paid delivered withdrawn · moneyBack',
  ],
  [
    'sent to be fitted, withdrawn from before that, and delivered meanwhile',
    {
      ...fitted,
      progress: 'delivered',
      appointment: null,
      shipped_at: day(3),
      withdrawn_at: day(4),
      delivered_at: day(5),
    },
    'ordered paid sent delivered withdrawn · moneyBack',
  ],
  [
    'partly refunded by staff and to be fitted',
    { ...fitted, credit_notes: [note] },
    'ordered paid timeBooked moneyBack · fitted',
  ],
  [
    'to be fitted, with a part that is to go back',
    { ...fitted, credit_notes: [noteOfDue] },
    'ordered paid timeBooked · moneyBack fitted',
  ],
])('an order that is %s: what has happened stands before what has not', (_, facts, shown) => {
  const steps = progressSteps(facts)
  const names = (isDone: boolean) => steps.filter((step) => step.isDone === isDone).map(({ name }) => name)
  expect([...names(true), '·', ...names(false)].join(' ')).toBe(shown)
  expect(steps.map(({ isDone }) => isDone)).toEqual([
    ...names(true).map(() => true),
    ...names(false).map(() => false),
  ])
})

test('a step says when it happened, a refund when its money went back', () => {
  const cancelled: Facts = { ...delivered, progress: 'cancelled', cancelled_at: day(7), credit_notes: [note] }
  expect(progressSteps(cancelled).map(({ at }) => at)).toEqual([day(1), day(1), day(7), day(9)])
})
