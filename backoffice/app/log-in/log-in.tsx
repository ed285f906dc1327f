import { Alert } from '@pito/ui/alert'
import { browserApi } from '@pito/web/api/browser-api'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { StaffLogInForm } from '@pito/web/staff/staff-log-in-form'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { redirect, useLocation, useSearchParams } from 'react-router'
import { loadStaff } from '../session/load-staff.ts'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'
import { pageAfter, submitLogIn } from './submit-log-in.ts'

/** Redirects staff who are already logged in to the page that sent them to the login page. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url)
  const isMarked = hasSessionMarker('staff', document.cookie)
  if (isMarked && (await loadStaff(browserApi(browserLocale(url))))) throw redirect(pageAfter(url))
  return null
}

export const clientAction = formAction(submitLogIn).inBrowser

export default function LogIn() {
  const w = useWords(logInWords)
  const { search } = useLocation()
  const [query] = useSearchParams()
  return (
    <LogInFrame title={w.title}>
      {query.get('note') === 'session-ended' && <Alert title={w.sessionEnded} tone="warn" />}
      <StaffLogInForm action={`/login${search}`} className="login__form" />
    </LogInFrame>
  )
}
