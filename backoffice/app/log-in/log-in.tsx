import type { Output } from '@pito/contracts/endpoint'
import type { openStaffLogin } from '@pito/contracts/staff-log-in'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { browserApi } from '@pito/web/api/browser-api'
import { formAction } from '@pito/web/form/form-action'
import { useFetcherForm } from '@pito/web/form/use-form'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { openDocumentForNobody } from '@pito/web/session/opened-by'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { redirect, useLocation, useSearchParams } from 'react-router'
import { loadStaff } from '../session/load-staff.ts'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'
import { pageAfter } from './page-after.ts'
import { PasswordStep, passwordFields } from './password-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { SetUp } from './set-up.tsx'
import { logInForms, submitLogIn } from './submit-log-in.ts'

/** Redirects staff who are already logged in to the page that sent them to the login page. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  openDocumentForNobody()
  const url = new URL(request.url)
  const isMarked = hasSessionMarker('staff', document.cookie)
  if (isMarked && (await loadStaff(browserApi(browserLocale(url))))) throw redirect(pageAfter(url))
  return null
}

/** The loader would lead away while the recovery codes are shown, because the session has begun by then. */
export const shouldRevalidate = () => false

export const clientAction = formAction<unknown>(submitLogIn).inBrowser

type Step = Output<typeof openStaffLogin>['data']

/** The log-in in steps: the password, then the second factor, which a newcomer sets up. */
export default function LogIn() {
  const w = useWords(logInWords)
  const { search } = useLocation()
  const [query] = useSearchParams()
  const action = `/login${search}`
  const form = useFetcherForm<(typeof passwordFields)[number], Step>({
    id: logInForms.password,
    action,
    fields: passwordFields,
  })
  const [left, setLeft] = useState<Step | null>(null)
  const step = form.done === left ? null : form.done
  if (!step)
    return (
      <LogInFrame title={w.title}>
        {query.get('note') === 'session-ended' && <Alert title={w.sessionEnded} tone="warn" />}
        <PasswordStep form={form} />
      </LogInFrame>
    )
  const again = (
    <Button look="bare" onClick={() => setLeft(step)}>
      {w.startAgain}
    </Button>
  )
  return step.next === 'set-up' ? (
    <SetUp action={action} ticket={step.ticket} again={again} />
  ) : (
    <SecondFactorStep action={action} step={step} again={again} />
  )
}
