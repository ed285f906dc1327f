import './login-as-customer.css'
import { Alert } from '@pito/ui/alert'
import { formAction } from '@pito/web/form/form-action'
import { StaffLogInForm } from '@pito/web/staff/staff-log-in-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useSearchParams } from 'react-router'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { actingEndField, actingEndOf } from './acting-end.ts'
import { ActingNow } from './acting-now.tsx'
import { ChangePassword } from './change-password.tsx'
import { CustomerChooser } from './customer-chooser.tsx'
import { loadStaffPage } from './load-staff-page.ts'
import { StaffLogOut } from './staff-log-out.tsx'
import { staffWords } from './staff-words.ts'
import { staffPage, submitStaffForm } from './submit-staff-forms.ts'

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
      {customers ? (
        <CustomerChooser
          customers={customers}
          search={search}
          mayAct={staff.rights.includes('act-for-customers')}
        />
      ) : (
        <p>{w.notAllowed}</p>
      )}
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
