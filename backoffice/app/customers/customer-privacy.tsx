import type { CustomerErasure } from '@pito/contracts/staff-customers'
import {
  eraseCustomer,
  exportCustomerData,
  getCustomerErasure,
  getCustomerForStaff,
} from '@pito/contracts/staff-customers'
import type { Identification } from '@pito/contracts/values/customer-desk'
import { identifications, openOrderSentence } from '@pito/contracts/values/customer-desk'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps } from 'react'
import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { CustomerHead } from './customer-head.tsx'
import { Rows } from './customer-parts.tsx'
import { privacyWords } from './customer-words.ts'

export const clientLoader = staffPage(
  async (api, { params }) => {
    const id = params.id ?? ''
    // The rights are checked before the customer is read, because reading is recorded.
    const erasure = await api(getCustomerErasure, { id })
    const customer = await api(getCustomerForStaff, { id })
    return { customer: customer.data, erasure: erasure.data }
  },
  'read-customers',
  'manage-privacy',
)

type Done = { readonly file: object; readonly exportedAt: string } | { readonly erased: true }

export const clientAction = staffAction<Done>(async (api, { form, params }) => {
  const id = params.id ?? ''
  const identified_by = textIn(form, 'identified_by') as Identification
  if (textIn(form, formField) === 'customer-export') {
    const { data } = await api(exportCustomerData, { id, identified_by })
    return { done: { file: data, exportedAt: data.exported_at } }
  }
  const reason = textIn(form, 'reason')
  await api(eraseCustomer, { id, identified_by, reason, confirmed: form.has('confirmed') as true })
  return { done: { erased: true } }
})

/** After an erasure there is no customer to load any more, and the page says what has been done. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.data?.erased ? false : defaultShouldRevalidate
}

/** What people who write or call may demand of their data. */
export default function CustomerPrivacy() {
  const w = useWords(privacyWords)
  const { customer, erasure } = useLoaderData<typeof clientLoader>()
  const action = `/customers/${customer.id}/privacy`
  const erase = useFetcherForm<'identified_by' | 'reason' | 'confirmed', Done>({
    id: 'customer-erase',
    action,
    fields: ['identified_by', 'reason', 'confirmed'],
  })
  const isErased = erase.result?.outcome === 'done'
  return (
    <div className="stack">
      <CustomerHead customer={customer} tab="privacy" />
      {isErased && <Alert title={w.erased} tone="good" />}
      {!isErased && (
        <>
          <p>{w.lead}</p>
          <Export action={action} />
        </>
      )}
      <section className="stack" aria-labelledby="erase">
        <h2 id="erase">{w.erase}</h2>
        {!isErased && <p>{w.eraseHint}</p>}
        <Retained erasure={erasure} />
        {!isErased && <Erase form={erase} open={erasure.open_orders} />}
      </section>
    </div>
  )
}

function Export({ action }: { readonly action: string }) {
  const w = useWords(privacyWords)
  const form = useFetcherForm<'identified_by', Done>({
    id: 'customer-export',
    action,
    fields: ['identified_by'],
  })
  const { result } = form
  const done = result?.outcome === 'done' && 'file' in result.data ? result.data : null
  useEffect(() => {
    if (done) saveFile(done)
  }, [done])
  return (
    <section aria-labelledby="export">
      <ConfirmedForm form={form} className="stack stack--tight">
        <h2 id="export">{w.export}</h2>
        <p>{w.exportHint}</p>
        <Identified control={form.field('identified_by')} error={form.error('identified_by')} />
        <div>
          <Button type="submit" busy={form.pending}>
            {w.download}
          </Button>
        </div>
        <p role="status">{done && w.downloaded}</p>
      </ConfirmedForm>
    </section>
  )
}

/** Saves the data in the form and under the name that the customer's own page gives the file. */
function saveFile({ file, exportedAt }: { readonly file: object; readonly exportedAt: string }): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `my-data-${exportedAt.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}

interface EraseProps {
  readonly form: ReturnType<typeof useFetcherForm<'identified_by' | 'reason' | 'confirmed', Done>>
  readonly open: readonly string[]
}

function Erase({ form, open }: EraseProps) {
  const w = useWords(privacyWords)
  const locale = useLocale()
  if (open.length > 0)
    return (
      <Alert title={w.openOrders} tone="info">
        {open.map((number) => (
          <p key={number}>
            <Anchor className="link" href={`/orders/${number}`}>
              {openOrderSentence(number)[locale]}
            </Anchor>
          </p>
        ))}
      </Alert>
    )
  return (
    <ConfirmedForm form={form} className="stack stack--tight">
      <Identified control={form.field('identified_by')} error={form.error('identified_by')} />
      <Field label={w.reason} hint={w.reasonHint} error={form.error('reason')}>
        <TextInput {...form.field('reason')} autoComplete="off" maxLength={200} required />
      </Field>
      <Checkbox {...form.checkbox('confirmed')}>{w.confirm}</Checkbox>
      <div>
        <Button type="submit" busy={form.pending}>
          {w.button}
        </Button>
      </div>
    </ConfirmedForm>
  )
}

interface IdentifiedProps {
  readonly control: ComponentProps<'select'>
  readonly error: string | undefined
}

function Identified({ control, error }: IdentifiedProps) {
  const w = useWords(privacyWords)
  return (
    <Field label={w.identified} error={error}>
      <Select
        {...control}
        required
        blank={w.choose}
        options={identifications.map((value) => ({ value, label: w[value] }))}
      />
    </Field>
  )
}

function Retained({ erasure: { retained, vouchers } }: { readonly erasure: CustomerErasure }) {
  const w = useWords(privacyWords)
  const language = languageOf(useLocale())
  return (
    <>
      <h3>{w.retained}</h3>
      <ul className="prose">
        {retained.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3>{w.vouchers}</h3>
      {vouchers.length === 0 ? (
        <p className="quiet">{w.noVouchers}</p>
      ) : (
        <Rows
          title={w.vouchers}
          headings={[w.order, w.invoice, w.until]}
          rows={vouchers.map(({ order_number: order, invoice_number: invoice, until }) => [
            order,
            invoice ?? '–',
            dateShown(until, language),
          ])}
        />
      )}
    </>
  )
}
