/**
 * The number of days, counted from the arrival of the goods, within which a consumer may withdraw from the purchase
 * (Consumer Protection Act, chapter 6, section 14).
 */
export const withdrawalDays = 14
/**
 * The number of days after the consumer's notice of withdrawal within which the shop has to refund the money (chapter
 * 6, section 17).
 */
export const refundDays = 14
/** The number of days after the notice within which the buyer sends back goods that the shop does not collect. */
export const sendBackDays = 14
