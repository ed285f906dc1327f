/** Permissions of a customer. Each entry of the account menu, and the API calls of its page, require one of them. */
export const customerPermissions = ['profile', 'orders', 'downloads', 'news', 'change_password'] as const
export type CustomerPermission = (typeof customerPermissions)[number]

/**
 * The permissions that staff have while they act for a customer. `change_password` is missing, because staff never
 * change a customer's password.
 */
export const actingPermissions: readonly CustomerPermission[] = ['profile', 'orders', 'downloads', 'news']
