import './tyre-alert.css'
import { getTyreAlert, stopTyreAlert } from '@pito/contracts/alerts'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useActionData, useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { AlertMessage } from './alert-message.tsx'
import { alertPages } from './alert-pages-words.ts'

const formId = 'stop'

const title = titled(alertPages, (w) => w.stopTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const answer = await api(getTyreAlert, { action: 'stop', token: tokenIn(url) }).catch(nullIfOver)
  return orNotFound(answer?.data ?? null, answer !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/**
 * After its own form is submitted, the page redirects to a separate success page, which can be reloaded. A mail
 * program whose "unsubscribe" button is pressed posts here without the form's id. It must not be redirected (RFC
 * 8058, section 3.1), so the response itself contains the message.
 */
const submit = formAction(async (api, { form, url, locale }) => {
  await api(stopTyreAlert, { token: tokenIn(url) })
  if (textIn(form, formField) !== formId) return { done: null }
  return redirect(`/tyre-alert/stopped?lang=${languageOf(locale)}`, 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function StopAlert() {
  const w = useWords(alertPages)
  const { pathname, search } = useLocation()
  const form = useForm({ id: formId, action: pathname + search, fields: [] })
  const isStopped = useActionData<typeof action>()?.outcome === 'done'
  const alert = useLoaderData<typeof loader>()
  if (isStopped) return <AlertMessage title="stoppedTitle" text="stopped" />
  if (!alert) return <AlertMessage title="overTitle" text="over" />
  return (
    <article className="wrap section alertpage">
      <h1>{w.stopTitle}</h1>
      <p>
        {w.stopAsk} <b>{alert.name}</b>
      </p>
      <PostForm form={form}>
        <Button type="submit" busy={form.pending}>
          {w.stop}
        </Button>
      </PostForm>
    </article>
  )
}
