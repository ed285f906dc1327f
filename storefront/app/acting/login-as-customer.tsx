import './login-as-customer.css'
import type { VirtualUser } from '@pito/contracts/profile'
import type { PortalUser } from '@pito/contracts/staff'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button, ButtonLink } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Empty } from '@pito/ui/empty'
import { Field } from '@pito/ui/field'
import { Pager } from '@pito/ui/pager'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { PartAlert } from '@pito/web/parts/part-alert'
import { StaffLogInForm } from '@pito/web/staff/staff-log-in-form'
import { useWords } from '@pito/web/words/words'
import { Form, useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { actingEndField, actingEndOf } from './acting-end.ts'
import type { StaffPage } from './load-staff-page.ts'
import { loadStaffPage } from './load-staff-page.ts'
import { staffWords } from './staff-words.ts'
import { passwordFields, staffPage, submitStaffForm } from './submit-staff-forms.ts'

const title = titled(staffWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(loadStaffPage)
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitStaffForm)
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** The page on which staff choose a customer to act for. No page of the shop links to it. */
export default function LoginAsCustomer() {
  const w = useWords(staffWords)
  const loaded = useLoaderData<typeof loader>()
  if (!loaded)
    return (
      <article className="wrap section staffpage staffpage--narrow">
        <h1>{w.logInTitle}</h1>
        <ActingEnded />
        <StaffLogInForm action={staffPage} className="staffpage__form" />
      </article>
    )
  const { staff, acting, customers, search } = loaded
  return (
    <article className="wrap section staffpage">
      <div className="section__head">
        <h1>{w.title}</h1>
        <StaffLogOut name={staff.name} />
      </div>
      {acting ? <ActingNow customer={acting} /> : <ActingEnded />}
      {customers ? <CustomerChooser customers={customers} search={search} /> : <p>{w.notAllowed}</p>}
      <ChangePassword />
    </article>
  )
}

function ActingEnded() {
  const w = useWords(staffWords)
  const [query] = useSearchParams()
  const end = actingEndOf(query.get(actingEndField))
  return end && <Alert title={w[end]} tone={end === 'left' ? 'good' : 'warn'} />
}

function StaffLogOut({ name }: { readonly name: string }) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'staff-logout', action: staffPage, fields: [] })
  return (
    <PostForm form={form} className="row">
      <span className="quiet">{w.loggedInAs(name)}</span>
      <Button type="submit" busy={form.pending}>
        {w.logOut}
      </Button>
    </PostForm>
  )
}

/** Staff can stop acting here without scripts. The acting bar on the other pages needs scripts. */
function ActingNow({ customer }: { readonly customer: VirtualUser }) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'leave', action: staffPage, fields: [] })
  return (
    <Alert title={w.actingFor(`${customer.first_name} ${customer.last_name}`)} tone="warn">
      <p>{w.actingHint}</p>
      <PostForm form={form} className="row">
        <ButtonLink href="/profile" look="go">
          {w.toAccount}
        </ButtonLink>
        <Button type="submit" busy={form.pending}>
          {w.leave}
        </Button>
      </PostForm>
    </Alert>
  )
}

function ChangePassword() {
  const w = useWords(staffWords)
  const form = useForm({ id: 'password', action: staffPage, fields: passwordFields })
  const isRefused = form.result?.outcome === 'refused'
  return (
    <Disclosure summary={w.changePassword} open={isRefused || undefined}>
      <PostForm form={form} className="staffpage__form">
        <PasswordField
          label={w.oldPassword}
          field={form.field('oldpassword')}
          error={form.error('oldpassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label={w.newPassword}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="new-password"
        />
        <Button type="submit" busy={form.pending}>
          {w.change}
        </Button>
      </PostForm>
    </Disclosure>
  )
}

interface CustomerChooserProps {
  readonly customers: NonNullable<StaffPage['customers']>
  readonly search: string
}

function CustomerChooser({ customers: { data, failure }, search }: CustomerChooserProps) {
  const w = useWords(staffWords)
  const navigation = useNavigation()
  const { revalidate, state } = useRevalidator()
  const isLoading = navigation.state === 'loading'
  return (
    <section className="stack" aria-label={w.choose}>
      <h2>{w.choose}</h2>
      <Form action={staffPage} className="staffpage__search" role="search">
        <Field label={w.search} hint={w.searchHint}>
          <TextInput name="search" type="search" defaultValue={search} key={search} maxLength={100} />
        </Field>
        <Button type="submit" busy={isLoading}>
          {w.find}
        </Button>
      </Form>
      {failure ? (
        <PartAlert title={w.notLoaded} failure={failure} again={revalidate} loading={state !== 'idle'} />
      ) : (
        <div aria-busy={isLoading} className="stack">
          <p role="status">{w.found(data.total)}</p>
          {data.total === 0 && (
            <Empty title={w.noneFound}>
              <p>{w.noneFoundHint}</p>
              <p>
                <Anchor className="link" href={staffPage}>
                  {w.all}
                </Anchor>
              </p>
            </Empty>
          )}
          {data.data.length > 0 && <CustomerList customers={data.data} />}
          <Pager
            page={data.page}
            pages={data.last_page}
            href={(page) => `${staffPage}?${new URLSearchParams({ search, page: String(page) })}`}
            label={w.pages}
            previousLabel={w.previous}
            nextLabel={w.next}
            pageLabel={w.pageOf}
          />
        </div>
      )}
    </section>
  )
}

/** One form contains a button for each customer, and the pressed button determines for whom staff will act. */
function CustomerList({ customers }: { readonly customers: readonly PortalUser[] }) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'act', action: staffPage, fields: ['reason'] })
  return (
    <PostForm form={form} className="stack">
      <Field label={w.reason} hint={w.reasonHint} error={form.error('reason')}>
        <TextInput {...form.field('reason')} autoComplete="off" />
      </Field>
      <ul className="staffpage__customers">
        {customers.map(({ id, first_name, last_name, company_name, email }) => (
          <li key={id}>
            <div>
              <b id={`customer-${id}`}>
                {first_name} {last_name}
              </b>
              {company_name && <span>{company_name}</span>}
              <span className="staffpage__email quiet small">{email}</span>
            </div>
            <Button
              type="submit"
              name="customer_id"
              value={id}
              busy={form.pending}
              aria-describedby={`customer-${id}`}
            >
              {w.actAs}
            </Button>
          </li>
        ))}
      </ul>
    </PostForm>
  )
}
