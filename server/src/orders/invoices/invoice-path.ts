import type { Caller } from '../../platform/context.ts'

/** Where each kind of caller finds what belongs to an order. */
export const orderFolders = {
  customer: '/api/v1/customer/order',
  guest: '/api/v1/anonymous/order',
  staff: '/api/v1/staff/orders',
} as const satisfies Partial<Record<Caller['kind'], string>>

/** Beside the call that shows the order of an e-mail’s link. */
export const linkFolder = '/api/v1/order-link'

/** Who looks at an order: whoever calls, or whoever has the link of an e-mail. */
export type Viewer = Caller | { readonly kind: 'link'; readonly token: string }

/** Of what has an invoice; null for who could not open it. */
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
