import type { Caller } from '../../platform/context.ts'

/** The path under which each kind of caller finds the files of an order. */
export const orderFolders = {
  customer: '/api/v1/customer/order',
  guest: '/api/v1/anonymous/order',
  staff: '/api/v1/staff/orders',
} as const satisfies Partial<Record<Caller['kind'], string>>

/**
 * The files of an order that is opened by the link of an e-mail have this prefix, as the call that shows the order
 * does.
 */
export const linkFolder = '/api/v1/order-link'

/** The viewer of an order is a caller with a session, or somebody who has the link of an e-mail. */
export type Viewer = Caller | { readonly kind: 'link'; readonly token: string }

/** Call only for an order that has an invoice. Returns null for a caller that cannot open it. */
export function invoicePath(viewer: Viewer, orderNumber: string): string | null {
  if (viewer.kind === 'nobody') return null
  if (viewer.kind === 'link') return `${linkFolder}/invoice?${new URLSearchParams({ token: viewer.token })}`
  return `${orderFolders[viewer.kind]}/${orderNumber}/invoice/download`
}

export function creditNotePath(viewer: Viewer, orderNumber: string, number: number): string | null {
  if (viewer.kind === 'nobody') return null
  if (viewer.kind === 'link')
    return `${linkFolder}/credit-notes/${number}?${new URLSearchParams({ token: viewer.token })}`
  return `${orderFolders[viewer.kind]}/${orderNumber}/credit-notes/${number}/download`
}
