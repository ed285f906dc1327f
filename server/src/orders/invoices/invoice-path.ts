import type { Caller } from '../../platform/context.ts'

/** Where each kind of caller finds what belongs to an order. */
export const orderFolders = {
  customer: '/api/v1/customer/order',
  guest: '/api/v1/anonymous/order',
  staff: '/api/v1/staff/orders',
} as const satisfies Partial<Record<Caller['kind'], string>>

/** Of what has an invoice; null for who could not open it. */
export function invoicePath({ kind }: Caller, orderNumber: string): string | null {
  return kind === 'nobody' ? null : `${orderFolders[kind]}/${orderNumber}/invoice/download`
}

export function creditNotePath({ kind }: Caller, orderNumber: string, number: number): string | null {
  return kind === 'nobody' ? null : `${orderFolders[kind]}/${orderNumber}/credit-notes/${number}/download`
}
