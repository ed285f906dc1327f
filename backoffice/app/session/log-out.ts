import { logOutStaff } from '@pito/contracts/staff'
import { clearSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { staffAction } from './staff-page.ts'

export const clientAction = staffAction(async (api) => {
  await api(logOutStaff, {})
  clearSessionMarker('staff')
  return redirect('/login')
})

/** Opening the address does not log out, because a link or a picture of another site could open it. */
export const clientLoader = () => redirect('/')

export default function LogOut() {
  return null
}
