/**
 * The rights that a member of staff can have. They depend on the person's roles, and the database table staff_right
 * holds the same list.
 */
export const staffRights = [
  'act-for-customers',
  'read-customers',
  'create-customers',
  'read-partners',
  'read-orders',
  'refund-orders',
  'release-reservations',
  'ship-orders',
  'moderate-reviews',
] as const
export type StaffRight = (typeof staffRights)[number]

export const staffRoles = ['owner', 'customer-service', 'partner-manager'] as const
export type StaffRole = (typeof staffRoles)[number]
