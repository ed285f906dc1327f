export const salutations = ['mr', 'miss', 'mrs'] as const
export type Salutation = (typeof salutations)[number]
