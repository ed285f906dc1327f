const enough = { reservations: 3, times: 3, tyres: 24, paymentsPerHour: 20 }

/**
 * The booking limits with which the demo is filled. They are fixed, so that the demo is the same in a shop that is
 * configured with other limits.
 */
export const demoLimits = { person: enough, company: enough, network: enough, widerNetwork: enough }
