import { logOut } from '@pito/contracts/accounts'
import { formAction } from '@pito/web/form/form-action'
import { redirect } from 'react-router'
import { endingSession } from './ending-session.ts'

const submit = formAction(async (api, { form }) => {
  await api(logOut, form.has('everywhere') ? { everywhere: true } : {})
  return redirect('/login', 303)
})
export const action = submit.onServer
export const clientAction = endingSession(submit.inBrowser)

/**
 * Opening this address with a link only redirects. Logging out requires the form, because otherwise a link or an
 * image on another site could log the customer out.
 */
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')

export default function Logout() {
  return null
}
