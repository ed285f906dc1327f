import type { OrderProgress } from '@pito/contracts/values/order-progress'
import type { StateTable } from '@pito/contracts/values/state-table'

/** What becomes of an order. That its tyres are sent or withdrawn from is a moment of an order, not a state. */
export const orderMoves: StateTable<OrderProgress> = {
  placed: {
    means: 'The order has not been paid. It follows its cart until it is paid or closed.',
    begins: ['customer'],
    moves: { paid: ['provider'] },
  },
  paid: {
    means: 'The order is paid. Its tyres wait to be sent or fitted, or are on their way.',
    moves: {
      fitted: ['staff', 'job', 'customer'],
      delivered: ['staff'],
      cancelled: ['customer', 'staff', 'job'],
      refunded: ['staff', 'job'],
    },
  },
  fitted: {
    means:
      'The tyres have been fitted: the garage or staff say so, or a day has passed since the appointment.',
    moves: { refunded: ['staff', 'job'] },
  },
  delivered: {
    means: 'Staff have recorded that the tyres were delivered.',
    moves: { refunded: ['staff', 'job'] },
  },
  cancelled: {
    means: 'The order was cancelled before anything was sent or fitted, and the whole payment is refunded.',
    moves: {},
  },
  refunded: {
    means:
      'All tyres of the order are returned or withdrawn from, and the money that is due for them has been refunded.',
    moves: {},
  },
}
