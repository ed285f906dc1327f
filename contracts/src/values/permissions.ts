/** Permissions that the entries of a customer's menu, and the calls behind them, depend on. */
export const customerPermissions = ['profile', 'orders', 'downloads', 'news', 'change_password'] as const
export type CustomerPermission = (typeof customerPermissions)[number]

/** Permissions of a member of staff who acts for a customer. Staff never change the customer's password. */
export const actingPermissions: readonly CustomerPermission[] = ['profile', 'orders', 'downloads', 'news']
