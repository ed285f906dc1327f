import { logOutStaff } from '@pito/contracts/staff'
import { clearSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { staffAction } from './staff-page.ts'

export const clientAction = staffAction(async (api) => {
  await api(logOutStaff, {})
  clearSessionMarker('staff')
  return redirect('/login')
})

/**
 * Opening this URL with GET does not log out, because a link or an image on another site could make the browser open
 * it.
 */
export const clientLoader = () => redirect('/')

export default function LogOut() {
  return null
}
