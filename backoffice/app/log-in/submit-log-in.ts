import { sameSitePath } from '@pito/contracts/values/same-site-path'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { logInStaff } from '@pito/web/staff/log-in-staff'
import { redirect } from 'react-router'

export async function submitLogIn(api: Api, submission: Submission) {
  const errors = await logInStaff(api, submission)
  return errors ? { errors } : redirect(pageAfter(submission.url))
}

/**
 * Returns the path of the page to open after the log-in: the page that redirected to the login page, or else the
 * start page.
 */
export function pageAfter({ searchParams }: URL): string {
  return sameSitePath(searchParams.get('redirect')) ?? '/'
}
