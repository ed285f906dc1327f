import { orderLink } from '../../src/orders/links/order-link.ts'
import type { OrderModel } from './model.ts'
import type { World } from './world.ts'

/** Returns the token in the link that the e-mails of an order contain. */
export function tokenOf({ platform }: World, { id }: OrderModel): string {
  return new URL(orderLink(platform.config, { orderId: id }, 'en')).searchParams.get('token') ?? ''
}
