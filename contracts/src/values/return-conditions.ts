/** How a tyre of an expected return was found on arrival. Only sellable tyres go back into stock. */
export const returnConditions = ['sellable', 'damaged', 'missing'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** Why tyres of an order are expected back: a consumer has withdrawn, or a company has agreed on a return. */
export const returnKinds = ['withdrawal', 'agreement'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** Who pays for the transport of a return that was agreed on. */
export const transportPayers = ['shop', 'buyer'] as const
export type TransportPayer = (typeof transportPayers)[number]

/** Whether some of the tyres of a return have arrived, or staff have recorded some as missing. */
export const returnStates = ['waiting', 'partly-arrived', 'missing'] as const
