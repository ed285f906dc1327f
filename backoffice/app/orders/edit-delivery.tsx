import { changeDelivery } from '@pito/contracts/staff-order-changes'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import { Alert } from '@pito/ui/alert'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { textsIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { deliveryWords, detailWords } from './delivery-words.ts'
import { OrderActionForm, OrderActionPage, orderAction, orderActionPage } from './order-action-page.tsx'

const ofPerson = ['first_name', 'last_name', 'contact_number'] as const
const ofAddress = ['address_line_1', 'address_line_2', 'zipcode', 'city'] as const
const ofOrder = ['licence_plate', 'order_note'] as const
const fields = [...ofPerson, ...ofAddress, ...ofOrder]
const optionals: readonly string[] = ['address_line_2', ...ofOrder]

export const clientLoader = orderActionPage('edit-delivery')

export const clientAction = orderAction((api, order, form) =>
  api(changeDelivery, { ...order, ...textsIn(form, fields) }),
)

export default function EditDelivery() {
  const order = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="edit-delivery">
      <DeliveryForm order={order} />
    </OrderActionPage>
  )
}

function DeliveryForm({ order }: { readonly order: DeskOrder }) {
  const w = useWords(deliveryWords)
  const details = useWords(detailWords)
  const isFitted = order.service_point_shipment_details !== null
  const form = useForm({
    id: 'edit-delivery',
    action: `/orders/${order.order_number}/delivery`,
    fields,
    initial: initialOf(order),
  })
  const shown = isFitted ? [...ofPerson, ...ofOrder] : fields
  return (
    <>
      <Alert title={w.final} tone="info">
        <p>{w.finalHint}</p>
      </Alert>
      <OrderActionForm order={order} form={form} press={w.save}>
        {isFitted && <p>{w.toPoint}</p>}
        {shown.map((name) => (
          <Field
            key={name}
            label={details[name]}
            error={form.error(name)}
            optional={optionals.includes(name) ? w.optional : undefined}
          >
            <TextInput {...form.field(name)} />
          </Field>
        ))}
        <p>{isFitted ? w.emailedToPoint : w.emailed}</p>
      </OrderActionForm>
    </>
  )
}

function initialOf({ shipping_details: to, licence_plate, order_note }: DeskOrder) {
  return {
    first_name: to?.first_name ?? '',
    last_name: to?.last_name ?? '',
    contact_number: to?.contact_number ?? '',
    address_line_1: to?.address_line_1 ?? '',
    address_line_2: to?.address_line_2 ?? '',
    zipcode: to?.zipcode ?? '',
    city: to?.city ?? '',
    licence_plate: licence_plate ?? '',
    order_note: order_note ?? '',
  }
}
