/** Consumer Protection Act 6:14 §: a consumer may withdraw for so many days after the day on which the goods came. */
export const withdrawalDays = 14
/** Consumer Protection Act 6:17 §: the money goes back within so many days of the notice. */
export const refundDays = 14
/** Goods that the shop does not collect are sent back within so many days of the notice. */
export const sendBackDays = 14
