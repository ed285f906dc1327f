/** How a request to cancel an order reached the shop. */
export const cancellationChannels = ['phone', 'email', 'in-person'] as const
export type CancellationChannel = (typeof cancellationChannels)[number]

/** The people who can request that the shop cancels an order. */
export const cancellationRequesters = ['buyer', 'representative', 'service-point'] as const
export type CancellationRequester = (typeof cancellationRequesters)[number]

/** Why an order is cancelled. */
export const cancellationReasons = [
  'changed-mind',
  'wrong-tyres',
  'too-late',
  'fitting',
  'duplicate',
  'other',
] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** How a notice of withdrawal reached the shop, if the buyer did not give it on the pages of the shop. */
export const withdrawalChannels = ['phone', 'letter', 'email'] as const
export type WithdrawalChannel = (typeof withdrawalChannels)[number]

export const noticeKinds = ['cancellation', 'withdrawal'] as const
export const noticeChannels = ['phone', 'email', 'letter', 'in-person'] as const
