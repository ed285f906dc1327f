/** How long a reservation lasts from the first payment attempt. */
export const reservationMinutes = 30

/** How long it lasts in all once a provider has reported that it has not decided about the payment yet. */
export const pendingMinutes = 120
