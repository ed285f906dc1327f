const enough = { reservations: 3, times: 3, tyres: 24, paymentsPerHour: 20 }

/** A shop may try other limits of reservations; its demo is the same. */
export const demoLimits = { person: enough, company: enough, network: enough }
