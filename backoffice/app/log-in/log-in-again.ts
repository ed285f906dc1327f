import { formAction } from '@pito/web/form/form-action'
import { logInStaff } from '@pito/web/staff/log-in-staff'
import { redirect } from 'react-router'
import { loadStaff } from '../session/load-staff.ts'
import { logInByPasskey } from './submit-log-in.ts'

/**
 * Logs in from the dialog that stands over an open form. The page stays if the person is the same; if not, the call that
 * follows the log-in is refused and the document is left.
 */
export const clientAction = formAction(async (api, submission) => {
  const isByPasskey = submission.form.get('method') === 'passkey'
  const errors = await (isByPasskey ? logInByPasskey : logInStaff)(api, submission)
  if (errors) return { errors }
  await loadStaff(api)
  return { done: null }
}).inBrowser

export const clientLoader = () => redirect('/')

export default function LogInAgain() {
  return null
}
