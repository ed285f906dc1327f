import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { changeDelivery as contract } from '@pito/contracts/staff-order-changes'
import { deliveryFaults } from '@pito/contracts/values/checkout-faults'
import { finnishDialCode, internationalNumber } from '@pito/contracts/values/contact-number'
import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import { changeBookedCustomer } from '../../booking/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeOrder } from '../change-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { readOrder } from '../read-order.ts'
import { whyNotDeliveryChanged } from '../why-not-changed.ts'
import type { Delivery } from './delivery-store.ts'
import { insertOrderChange, readDelivery, writeDelivery } from './delivery-store.ts'

type Changed = Input<typeof contract>

/**
 * Changes the delivery of a paid order. The invoice stays as it was issued, also with the address that it names. The
 * customer gets an e-mail, and the garage one if the phone number or the plate has changed.
 */
export async function changeDelivery(ctx: Context, input: Changed): Promise<Answer<typeof contract>> {
  if (ctx.caller.kind !== 'staff') return refuse('not-allowed')
  const { staffId } = ctx.caller
  const id = await changeOrder(ctx, input, {
    action: 'delivery-changed',
    whyNot: (order) =>
      (hasOtherFields(input) && order.progress !== 'placed' ? 'invoice-final' : null) ??
      whyNotDeliveryChanged(order),
    change: async (tx, order) => {
      const before = (await readDelivery(tx, order.id)) ?? refuse('not-found')
      const faults = Object.entries(deliveryFaults(input, order, ctx.locale))
      if (faults.length > 0)
        refuse('not-valid', { errors: Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])) })
      const after = deliveryOf(input, before, order.fitting)
      const [old, changed] = differing(before, after)
      if (Object.keys(changed).length === 0) return {}
      await writeDelivery(tx, order.id, after)
      await insertOrderChange(tx, { orderId: order.id, staffId, before: old, after: changed }, ctx.now)
      if ('contact_number' in changed || 'licence_plate' in changed)
        await changeBookedCustomer(tx, ctx, order.id, {
          phone: internationalNumber(after.countryCode, after.contactNumber),
          licencePlate: after.licencePlate,
        })
      await sendOrderEmails(tx, ctx, { orderId: order.id, event: 'details-changed', changeId: randomUUID() })
      return {}
    },
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

const changeable = Object.keys({ ...contract.params?.shape, ...contract.body?.shape })

/** Lines, prices, the billing address and sums stand on the invoice, so a request that names them is refused. */
function hasOtherFields(input: Changed): boolean {
  return Object.keys(input).some((name) => !changeable.includes(name))
}

/** Tyres that are fitted go to the service point, so their address stays. */
function deliveryOf(input: Changed, before: Delivery, fitting: boolean): Delivery {
  const isSameNumber = input.contact_number === before.contactNumber
  return {
    firstName: input.first_name,
    lastName: input.last_name,
    countryCode: isSameNumber ? before.countryCode : finnishDialCode,
    contactNumber: input.contact_number,
    addressLine1: fitting ? before.addressLine1 : input.address_line_1,
    addressLine2: fitting ? before.addressLine2 : input.address_line_2 || null,
    zipcode: fitting ? before.zipcode : input.zipcode,
    city: fitting ? before.city : input.city,
    licencePlate: readLicencePlate(input.licence_plate)?.text ?? null,
    orderNote: input.order_note || null,
  }
}

type Values = Record<string, string | null>

/** Returns the old and the new values of the fields that differ, named as in the API. */
function differing(before: Delivery, after: Delivery): readonly [old: Values, changed: Values] {
  const named = ({ countryCode: _, ...values }: Delivery): Values => ({
    ...{ first_name: values.firstName, last_name: values.lastName, contact_number: values.contactNumber },
    ...{ address_line_1: values.addressLine1, address_line_2: values.addressLine2 },
    ...{ zipcode: values.zipcode, city: values.city },
    ...{ licence_plate: values.licencePlate, order_note: values.orderNote },
  })
  const [old, now] = [named(before), named(after)]
  const names = Object.keys(now).filter((name) => old[name] !== now[name])
  const only = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return [only(old), only(now)]
}
