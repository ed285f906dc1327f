import { shownValue } from '@pito/contracts/records/shown-value'
import type { DeskCustomer } from '@pito/contracts/staff-customers'
import { addCustomerNote, getCustomerActivity, getCustomerForStaff } from '@pito/contracts/staff-customers'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { Fact, Facts } from '../record/facts.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CustomerHead, usePermissionNames } from './customer-head.tsx'
import { CustomerParts } from './customer-parts.tsx'
import { customerWords, overviewWords } from './customer-words.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const id = params.id ?? ''
  const [customer, activity] = await Promise.all([
    api(getCustomerForStaff, { id }),
    loadPart(api(getCustomerActivity, { id }).then(({ data }) => data)),
  ])
  return { customer: customer.data, activity }
}, 'read-customers')

export const clientAction = staffAction(async (api, { form, params }) => {
  await api(addCustomerNote, { id: params.id ?? '', body: textIn(form, 'body') })
  return { done: null }
})

/** Who the customer is, and everything that belongs to the customer. */
export default function Customer() {
  const w = useWords(overviewWords)
  const { rights } = useStaff()
  const { customer, activity } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CustomerHead customer={customer} tab="data" />
      <Profile customer={customer} />
      <RecordPart missing={w.partsMissing} part={activity}>
        {(parts) => (
          <CustomerParts
            parts={parts}
            newNote={rights.includes('edit-customers') && <NewNote customerId={customer.id} />}
          />
        )}
      </RecordPart>
    </div>
  )
}

function Profile({ customer }: { readonly customer: DeskCustomer }) {
  const list = useWords(customerWords)
  const w = useWords(overviewWords)
  const locale = useLocale()
  const permissionNames = usePermissionNames()
  const { email, country_code: country, contact_number: number, last_order_at: last } = customer
  return (
    <section className="stack" aria-labelledby="profile">
      <h2 id="profile">{w.profile}</h2>
      <Facts>
        <Fact label={w.email}>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact label={w.phone}>{internationalNumber(country, number)}</Fact>
        {customer.company_name && (
          <Fact label={list.company}>
            {customer.company_name}
            <div>{customer.company_vat_number}</div>
          </Fact>
        )}
        <Fact label={list.orders}>{customer.orders}</Fact>
        <Fact label={list.total}>{formatAmount(customer.total)}</Fact>
        <Fact label={list.lastOrder}>{last ? timeWithWeekday(last, locale) : list.none}</Fact>
        <Fact label={list.permissions}>{permissionNames(customer.permissions)}</Fact>
        <Fact label={w.account}>
          {customer.is_activated ? w.activated : w.notActivated}
          <div>{customer.verified_at ? w.verified : w.notVerified}</div>
        </Fact>
        <Fact label={w.since}>{timeWithWeekday(customer.created_at, locale)}</Fact>
        <Fact label={w.language}>{shownValue('locale', customer.locale, locale)}</Fact>
        {customer.addresses.map((address) => (
          <Fact label={w[address.kind]} key={address.kind}>
            {address.address_line_1} {address.address_line_2}
            <div>
              {address.zipcode} {address.city}, {address.country}
            </div>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}

function NewNote({ customerId }: { readonly customerId: string }) {
  const w = useWords(overviewWords)
  const form = useFetcherForm({
    id: 'new-note',
    action: `/customers/${customerId}`,
    fields: ['body'],
    keyed: true,
  })
  return (
    <OfficeForm form={form} className="stack stack--tight">
      <Field label={w.note} hint={w.noteHint} error={form.error('body')}>
        <Textarea {...form.field('body')} rows={2} maxLength={1000} required />
      </Field>
      <div>
        <Button type="submit" busy={form.pending}>
          {w.addNote}
        </Button>
      </div>
    </OfficeForm>
  )
}
