import { redirect } from 'react-router'
import { accountAction } from '../../account-page.ts'
import { RefusedForm } from '../refused-form.tsx'
import { submitNewPasskey } from './submit-passkeys.ts'

const submit = accountAction(submitNewPasskey)
export const action = submit.onServer
export const clientAction = submit.inBrowser

export const loader = () => redirect('/changepassword')
export const clientLoader = () => redirect('/changepassword')

export default RefusedForm
