import { logOut } from '@pito/contracts/accounts'
import type { ClientActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { forgetAccount } from '../../account/account-store.ts'
import { formAction } from '../../form/form-action.ts'

const submit = formAction(async (api) => {
  await api(logOut, {})
  return redirect('/login', 303)
})
export const action = submit.onServer

/** Nobody is logged in any more. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const outcome = await submit.inBrowser(args)
  if (!(outcome instanceof Response)) return outcome
  forgetAccount()
  return outcome
}

/** Logging out takes a button: a link or a picture of another site could open this address. */
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')

export default function Logout() {
  return null
}
