/** The states that the owner can give to a set of tyres. */
export const ownedSetStates = ['in-use', 'sold', 'worn-out'] as const
export type OwnedSetState = (typeof ownedSetStates)[number]
