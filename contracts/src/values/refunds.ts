/** Why staff refund a part of an order, as customers read it. */
export const staffReasonWords = {
  fi: {
    goodwill: 'Hyvän tahdon hyvitys',
    defective: 'Tuotteessa oli virhe',
    missing: 'Tuote puuttui toimituksesta',
    delayed: 'Toimitus myöhästyi',
    'wrong-price': 'Hinta oli väärä',
    declined: 'Asennuspiste ei voinut asentaa renkaita',
    other: 'Hyvitys asiakaspalvelusta',
  },
  en: {
    goodwill: 'Goodwill refund',
    defective: 'The product was faulty',
    missing: 'The product was missing from the delivery',
    delayed: 'The delivery was late',
    'wrong-price': 'The price was wrong',
    declined: 'The service point could not fit the tyres',
    other: 'Refund by customer service',
  },
} as const

export type StaffRefundReason = keyof (typeof staffReasonWords)['fi']
/** Why staff refund a part of an order. */
export const staffRefundReasons = Object.keys(staffReasonWords.fi) as [
  StaffRefundReason,
  ...StaffRefundReason[],
]

/** Why money is refunded that the order cannot use, so that it was never invoiced. */
export const surplusReasons = ['late', 'replaced', 'twice', 'wrong-amount'] as const
export const refundReasons = [...surplusReasons, 'cancelled', 'withdrawn', ...staffRefundReasons] as const
/** `waiting`: the buyer has withdrawn, and the refund is released with the tyres or on its last day. */
export const refundStates = ['waiting', 'due', 'sending', 'pending', 'refused', 'made'] as const
export const paymentProviders = ['paytrail', 'klarna'] as const
