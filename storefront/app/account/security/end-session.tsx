import { endOwnSession } from '@pito/contracts/accounts'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { accountAction } from '../account-page.ts'
import { RefusedForm } from './refused-form.tsx'

const submit = accountAction(async (api, { form }) => {
  await api(endOwnSession, { session_id: textIn(form, 'session_id') })
  return { done: null, to: '/changepassword#sessions' }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Only the buttons of the session list post to this address. */
export const loader = () => redirect('/changepassword')
export const clientLoader = () => redirect('/changepassword')

export default RefusedForm
