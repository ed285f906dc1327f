/** What the owner of a set of tyres says about it. */
export const ownedSetStates = ['in-use', 'sold', 'worn-out'] as const
export type OwnedSetState = (typeof ownedSetStates)[number]
