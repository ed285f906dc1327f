import type { Caller } from '../../platform/context.ts'

/** The path under which each kind of caller finds the files of an order. */
export const orderFolders = {
  customer: '/api/v1/customer/order',
  guest: '/api/v1/anonymous/order',
  staff: '/api/v1/staff/orders',
} as const satisfies Partial<Record<Caller['kind'], string>>

/** The path prefix of an order that is opened by a link in an e-mail, and of the files of that order. */
export const linkFolder = '/api/v1/order-link'

/** The viewer of an order is either a caller with a session or a person who has opened a link in an e-mail. */
export type Viewer = Caller | { readonly kind: 'link'; readonly token: string }

/**
 * Call only for an order that has an invoice. Returns null if the viewer has no session and no link, and so cannot open
 * the invoice.
 */
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

/** Call only for an order whose file with the accepted terms is stored. */
export function termsPath(viewer: Viewer, orderNumber: string): string | null {
  if (viewer.kind === 'nobody') return null
  if (viewer.kind === 'link') return `${linkFolder}/terms?${new URLSearchParams({ token: viewer.token })}`
  return `${orderFolders[viewer.kind]}/${orderNumber}/terms/download`
}
