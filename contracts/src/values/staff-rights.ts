/**
 * The rights that a member of staff can have. They depend on the person's roles. After each start the database tables
 * hold the same rights and delivered roles (server/src/staff/bring-rights-in-line.ts).
 */
export const staffRights = [
  'act-for-customers',
  'read-customers',
  'create-customers',
  'edit-customers',
  'manage-privacy',
  'read-partners',
  'edit-partners',
  'read-orders',
  'export-orders',
  'edit-orders',
  'refund-orders',
  'refund-above-limit',
  'refund-manually',
  'accept-late-withdrawals',
  'override-booking-rules',
  'release-reservations',
  'ship-orders',
  'cancel-undeliverable',
  'read-mails',
  'send-mails',
  'moderate-reviews',
  'read-catalogue',
  'edit-catalogue',
  'read-stock',
  'edit-stock',
  'read-prices',
  'edit-prices',
  'override-price-guard',
  'read-promo-codes',
  'edit-promo-codes',
  'read-settings',
  'edit-settings',
  'read-staff',
  'edit-staff',
] as const
export type StaffRight = (typeof staffRights)[number]

/** The delivered roles and their rights, which owners cannot change. Owners can make further roles. */
export const deliveredRoles = {
  owner: staffRights,
  'customer-service': [
    'act-for-customers',
    'read-customers',
    'create-customers',
    'edit-customers',
    'read-orders',
    'export-orders',
    'edit-orders',
    'refund-orders',
    'release-reservations',
    'ship-orders',
    'read-mails',
    'send-mails',
    'moderate-reviews',
    'read-catalogue',
    'read-stock',
    'read-prices',
    'read-promo-codes',
  ],
  'partner-manager': ['read-partners', 'edit-partners', 'override-booking-rules'],
  warehouse: [
    'read-orders',
    'release-reservations',
    'ship-orders',
    'read-catalogue',
    'read-stock',
    'edit-stock',
  ],
  pricing: [
    'read-catalogue',
    'read-stock',
    'read-prices',
    'edit-prices',
    'read-promo-codes',
    'edit-promo-codes',
  ],
  content: ['read-catalogue'],
  bookkeeper: ['read-orders', 'export-orders', 'refund-manually', 'read-prices', 'read-settings'],
} as const satisfies Readonly<Record<string, readonly StaffRight[]>>

export type DeliveredRole = keyof typeof deliveredRoles
export const deliveredRoleNames = Object.keys(deliveredRoles) as DeliveredRole[]

export function isDeliveredRole(name: string): name is DeliveredRole {
  return Object.hasOwn(deliveredRoles, name)
}
