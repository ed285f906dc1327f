/**
 * The Consumer Protection Act, chapter 6, section 14, lets a consumer withdraw within this many days after the day on
 * which the goods arrived.
 */
export const withdrawalDays = 14
/** Chapter 6, section 17: the money has to be refunded within this many days of the notice. */
export const refundDays = 14
/** The buyer sends goods that the shop does not collect back within this many days of the notice. */
export const sendBackDays = 14
