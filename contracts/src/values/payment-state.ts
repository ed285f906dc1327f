import type { Language } from './locale.ts'

/**
 * Where the payment of an order stands. `waiting`: the buyer can pay it now. `checking`: the provider has not decided
 * yet whether the payment succeeded. `ended`: nothing is reserved for the order any more, and nobody has to pay it.
 */
export const paymentStates = ['waiting', 'checking', 'ended', 'paid'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentStateNames = {
  fi: {
    waiting: 'Odottaa maksua',
    checking: 'Maksua tarkistetaan',
    ended: 'Päättyi ilman maksua',
    paid: 'Maksettu',
  },
  en: {
    waiting: 'Waiting for payment',
    checking: 'Payment being checked',
    ended: 'Ended without payment',
    paid: 'Paid',
  },
} satisfies Record<Language, Record<PaymentState, string>>
