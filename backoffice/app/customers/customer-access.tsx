import { actAsCustomer } from '@pito/contracts/staff'
import type { DeskCustomer } from '@pito/contracts/staff-customers'
import * as contracts from '@pito/contracts/staff-customers'
import { customerPermissions } from '@pito/contracts/values/permissions'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { redirectDocument, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { historyWords } from '../history/history-words.ts'
import { RecordForm } from '../record/record-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CheckGroup } from '../staff/check-group.tsx'
import { tickedIn, tickedTexts, tickName } from '../staff/ticked-values.ts'
import { CustomerHead } from './customer-head.tsx'
import { accessWords, customerWords, permissionLabels } from './customer-words.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const { data } = await api(contracts.getCustomerForStaff, { id: params.id ?? '' })
  return data
}, 'read-customers')

/** The forms of the page are told apart by their ids. The data of a finished form is the number of ended sessions. */
export const clientAction = formAction<number | null>(async (api, { form, params }) => {
  const id = params.id ?? ''
  const what = textIn(form, formField)
  if (what === 'customer-permissions') {
    const ticked = tickedIn(form, 'permission')
    const permissions = customerPermissions.filter((each) => ticked.includes(each))
    const version = Number(textIn(form, 'version'))
    await api(contracts.saveCustomerPermissions, { id, version, permissions })
  }
  if (what === 'customer-link') await api(contracts.sendCustomerLink, { id })
  if (what === 'customer-sessions') {
    const { data } = await api(contracts.endCustomerSessions, { id })
    return { done: data.ended }
  }
  if (what === 'customer-act') {
    await api(actAsCustomer, { customer_id: id, reason: textIn(form, 'reason') })
    // The shop is another document, outside the path of the back office.
    return redirectDocument(new URL('/profile', window.location.origin).href)
  }
  return { done: null }
}).inBrowser

/** What the customer may do, how the customer logs in, and acting as the customer. */
export default function CustomerAccess() {
  const w = useWords(accessWords)
  const { rights } = useStaff()
  const customer = useLoaderData<typeof clientLoader>()
  const action = `/customers/${customer.id}/access`
  return (
    <div className="stack">
      <CustomerHead customer={customer} tab="access" />
      {rights.includes('act-for-customers') && <Act action={action} />}
      <h2>{w.permissions}</h2>
      <Permissions customer={customer} action={action} />
      {rights.includes('edit-customers') && (
        <section className="stack" aria-labelledby="log-in">
          <h2 id="log-in">{w.access}</h2>
          <Action id="customer-link" action={action} label={w.link} done={() => w.linkSent}>
            <p>{w.linkHint}</p>
          </Action>
          <Action id="customer-sessions" action={action} label={w.end} done={(ended) => w.ended(ended ?? 0)}>
            <p>{w.endHint}</p>
          </Action>
        </section>
      )}
    </div>
  )
}

interface PermissionsProps {
  readonly customer: DeskCustomer
  readonly action: string
}

function Permissions({ customer, action }: PermissionsProps) {
  const w = useWords(accessWords)
  const list = useWords(customerWords)
  const { yes, no } = useWords(historyWords)
  const names = customerPermissions.map((permission) => ({
    name: tickName('permission', permission),
    label: list[permissionLabels[permission]],
    shown: (text: string) => (text === 'on' ? yes : no),
  }))
  return (
    <RecordForm<string, DeskCustomer>
      id="customer-permissions"
      action={action}
      fields={[...names, { name: 'permissions', label: list.permissions }]}
      record={customer}
      valuesOf={({ permissions }) => tickedTexts('permission', permissions)}
      saveLabel={w.savePermissions}
      right="edit-customers"
    >
      {({ outer, checkbox }) => (
        <CheckGroup
          {...outer('permissions')}
          legend={list.permissions}
          options={names.map(({ name, label }) => ({ label, control: checkbox(name) }))}
        />
      )}
    </RecordForm>
  )
}

interface ActionProps {
  readonly id: string
  readonly action: string
  readonly label: string
  /** Returns the sentence that is shown when the action has succeeded. */
  readonly done: (data: number | null) => string
  readonly children: ReactNode
}

function Action({ id, action, label, done, children }: ActionProps) {
  const form = useFetcherForm<never, number | null>({ id, action, fields: [] })
  const { result } = form
  return (
    <OfficeForm form={form} className="stack stack--tight">
      {children}
      <div>
        <Button type="submit" busy={form.pending}>
          {label}
        </Button>
      </div>
      <p role="status">{result?.outcome === 'done' && done(result.data)}</p>
    </OfficeForm>
  )
}

function Act({ action }: { readonly action: string }) {
  const w = useWords(accessWords)
  const form = useFetcherForm({ id: 'customer-act', action, fields: ['reason'] })
  return (
    <section aria-labelledby="acting">
      <OfficeForm form={form} className="stack stack--tight">
        <h2 id="acting">{w.acting}</h2>
        <p>{w.actingHint}</p>
        <Field label={w.reason} hint={w.reasonHint} error={form.error('reason')}>
          <TextInput {...form.field('reason')} autoComplete="off" maxLength={200} required />
        </Field>
        <div>
          <Button type="submit" busy={form.pending}>
            {w.act}
          </Button>
        </div>
      </OfficeForm>
    </section>
  )
}
