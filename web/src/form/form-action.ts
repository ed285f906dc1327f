import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'
import { data, redirect } from 'react-router'
import type { Api } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'
import { apiContext, localeContext } from '../api/contexts.ts'
import { refusedAnswer } from '../api/refused-answer.ts'
import { sentenceOfAnswer } from '../api/sentence-of-answer.ts'
import { browserLocale } from '../locale/browser-locale.ts'
import { errors as words } from '../words/errors.ts'
import type { FieldErrors, FormResult } from './form-result.ts'
import { formField, keyField, textIn, typedIn } from './form-result.ts'

export interface Submission {
  readonly form: FormData
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: Locale
  /** The cookies that scripts can read, which excludes the session cookies. */
  readonly cookies: string
}

/**
 * The result of handling a form: sentences about wrong fields, a success, or a redirect, which is passed on
 * unchanged.
 */
export type Outcome<Data> =
  | { readonly errors: FieldErrors }
  | {
      readonly done: Data
      /**
       * The page to which the browser is redirected if the form was submitted without scripts. Reloading that page
       * does not submit the form again.
       */
      readonly to?: string | undefined
    }
  | Response

export type Submit<Data> = (api: Api, submission: Submission) => Promise<Outcome<Data>>

const ok = 200
const notValid = 422
const seeOther = 303

/**
 * Makes the server action and the client action of a route from one function. They are named properties because the
 * build does not allow destructured exports.
 */
export function formAction<Data = null>(submit: Submit<Data>) {
  return {
    async onServer({ context, params, request }: ActionFunctionArgs) {
      const form = await request.formData().catch(() => null)
      if (!form) throw data(null, 400)
      const locale = context.get(localeContext)
      const cookies = request.headers.get('cookie') ?? ''
      const submission = { form, params, url: new URL(request.url), locale, cookies }
      const outcome = await settle(submit(context.get(apiContext), submission), submission)
      if ('done' in outcome && outcome.to !== undefined) return redirect(outcome.to, seeOther)
      return resultOf(outcome, form)
    },
    async inBrowser({ params, request }: ClientActionFunctionArgs) {
      const form = await request.formData()
      const url = new URL(request.url)
      const locale = browserLocale(new URL(window.location.href))
      const submission = { form, params, url, locale, cookies: document.cookie }
      return resultOf(
        await settle(submit(browserApi(locale, { key: textIn(form, keyField) }), submission), submission),
        form,
      )
    },
  }
}

/**
 * Returns the errors of a form in which some fields cannot be sent to the API: those that the form has found, and those
 * that the API finds in the other fields, so that people see all of them at once. The call has to contain null for each
 * field that cannot be sent, so that the API refuses it.
 */
export async function errorsWith(
  errors: FieldErrors,
  call: Promise<unknown>,
): Promise<{ readonly errors: FieldErrors }> {
  const refused = await call.then(
    () => null,
    (error: unknown) => refusedAnswer(error) ?? Promise.reject(error),
  )
  return { errors: { ...refused?.answer.errors, ...errors } }
}

function resultOf<Data>(outcome: Outcome<Data> | Refusal, form: FormData) {
  if (outcome instanceof Response) return outcome
  const id = textIn(form, formField)
  // The status is explicit, because the response would otherwise get the status of the loader. That may be 404 if the
  // accepted form removed what the page shows.
  if ('done' in outcome) return data<FormResult<Data>>({ outcome: 'done', form: id, data: outcome.done }, ok)
  const { errors, message = null, status = notValid, answer } = { ...noRefusal, ...outcome }
  const refused = { outcome: 'refused', form: id, errors, message, typed: typedIn(form) } as const
  return data<FormResult<Data>>(answer ? { ...refused, answer } : refused, status)
}

const noRefusal: Partial<Refusal> = {}

interface Refusal {
  readonly errors: FieldErrors
  readonly message: string
  readonly status: number
  readonly answer?: RefusalAnswer
}

/**
 * Turns refusals and errors of the API and lost connections into results of the form. Any other error is a bug and is
 * thrown again.
 */
function settle<Data>(
  outcome: Promise<Outcome<Data>>,
  { locale }: Submission,
): Promise<Outcome<Data> | Refusal> {
  return outcome.catch((error: unknown) => {
    const refused = refusedAnswer(error)
    if (refused) return refusalOf(refused.answer, refused.status)
    if (typeof window === 'undefined' || !(error instanceof TypeError)) throw error
    const { offline, offlineHint } = words[languageOf(locale)]
    return { errors: {}, message: `${offline}. ${offlineHint}`, status: 503 }
  })
}

function refusalOf(answer: RefusalAnswer, status: number): Refusal {
  return { errors: answer.errors ?? {}, message: sentenceOfAnswer(answer), status, answer }
}
