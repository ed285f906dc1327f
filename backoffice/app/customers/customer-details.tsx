import { getCustomerForStaff, saveCustomer } from '@pito/contracts/staff-customers'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLoaderData } from 'react-router'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { CustomerHead } from './customer-head.tsx'
import { customerDescription } from './description.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const { data } = await api(getCustomerForStaff, { id: params.id ?? '' })
  return data
}, 'read-customers')

export const clientAction = formAction(async (api, { form, params }) => {
  const version = Number(textIn(form, 'version'))
  await api(saveCustomer, { id: params.id ?? '', version, ...recordIn(customerDescription, form) })
  return { done: null }
}).inBrowser

/** The contact details of a customer. */
export default function CustomerDetails() {
  const customer = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CustomerHead customer={customer} tab="details" />
      <DescribedForm
        id={`customer-${customer.id}`}
        action={`/customers/${customer.id}/details`}
        description={customerDescription}
        record={customer}
        right="edit-customers"
      />
    </div>
  )
}
