import { createCustomer } from '@pito/contracts/staff'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { customerWords } from './customer-words.ts'
import { customerDescription } from './description.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'create-customers')
  return null
})

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createCustomer, recordIn(customerDescription, form))
  return redirect(`/customers/${data.id}`)
}).inBrowser

/** The page on which staff create a customer, who chooses the password with a link. */
export default function NewCustomer() {
  const w = useWords(customerWords)
  return (
    <div className="stack">
      <Breadcrumb
        label={w.customers}
        crumbs={[{ label: w.customers, href: '/customers' }]}
        here={w.newCustomer}
      />
      <PageHead title={w.newCustomer} />
      <p>{w.newLead}</p>
      <DescribedForm
        id="new-customer"
        action="/customers/new"
        description={customerDescription}
        record={null}
        saveLabel={w.create}
      />
    </div>
  )
}
