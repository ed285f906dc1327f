import type { StateTable } from '@pito/contracts/values/state-table'
import { mayMove } from '@pito/contracts/values/state-table'

export type AttemptState = 'starting' | 'open' | 'pending' | 'failed' | 'closed' | 'paid' | 'surplus'

/**
 * What becomes of an attempt to pay an order. Money may arrive for every attempt that has not received any, also for
 * one that has failed or was closed.
 */
export const attemptMoves: StateTable<AttemptState> = {
  starting: {
    means: 'The attempt is stored, and the provider is asked to begin a payment.',
    begins: ['customer'],
    moves: {
      open: ['customer'],
      pending: ['provider'],
      failed: ['provider', 'customer'],
      closed: ['customer', 'staff', 'provider', 'job'],
      paid: ['provider'],
      surplus: ['provider'],
    },
  },
  open: {
    means: 'The buyer is on the pages of the provider, which has not reported anything yet.',
    moves: {
      pending: ['provider'],
      failed: ['provider', 'customer'],
      closed: ['customer', 'staff', 'provider', 'job'],
      paid: ['provider'],
      surplus: ['provider'],
    },
  },
  pending: {
    means: 'The provider has not decided yet whether the payment succeeds.',
    moves: {
      failed: ['provider', 'customer'],
      closed: ['customer', 'staff', 'provider', 'job'],
      paid: ['provider'],
      surplus: ['provider'],
    },
  },
  failed: {
    means: 'The provider reports that nothing was paid, or the buyer came back without paying.',
    moves: { paid: ['provider'], surplus: ['provider'] },
  },
  closed: {
    means:
      'The shop has given the attempt up: another attempt, another order or no payment in time replaced it, or its payment link was withdrawn.',
    moves: { paid: ['provider'], surplus: ['provider'] },
  },
  paid: { means: 'The money has arrived and pays the order.', moves: {} },
  surplus: { means: 'The money has arrived, and the order cannot use it, so it is refunded.', moves: {} },
}

export function isUnderWay(state: AttemptState): boolean {
  return mayMove(attemptMoves, state, { to: 'closed' })
}

/** Tells whether the provider has not reported anything about the attempt yet. */
export function isUndecided(state: AttemptState): boolean {
  return mayMove(attemptMoves, state, { to: 'pending' })
}

export function hasReceivedMoney(state: AttemptState): boolean {
  return !mayMove(attemptMoves, state, { to: 'paid' })
}
