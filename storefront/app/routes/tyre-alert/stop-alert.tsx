import './tyre-alert.css'
import { getTyreAlert, stopTyreAlert } from '@pito/contracts/alerts'
import { Button } from '@pito/ui/button'
import { useLoaderData, useLocation } from 'react-router'
import type { Api } from '../../api/api.ts'
import { nullIfOver } from '../../api/null-if-over.ts'
import type { PageRequest } from '../../api/page.ts'
import { page } from '../../api/page.ts'
import { tokenIn } from '../../api/token-in.ts'
import { formAction } from '../../form/form-action.ts'
import { PostForm } from '../../form/post-form.tsx'
import { useForm } from '../../form/use-form.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { AlertMessage } from './alert-message.tsx'
import { alertPages } from './alert-pages-words.ts'

const title = titled(alertPages, (w) => w.stopTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page((api: Api, { url }: PageRequest) => {
  const alert = { action: 'stop', token: tokenIn(url) } as const
  return api(getTyreAlert, alert).then((answer) => answer.data, nullIfOver)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** Mail programs post here by themselves when their own button is pressed, and follow no redirect (RFC 8058). */
const submit = formAction(async (api, { url }) => {
  const stopped = await api(stopTyreAlert, { token: tokenIn(url) }).catch(nullIfOver)
  return { done: stopped !== null }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

// The alert that was stopped is gone: there is nothing to read again.
export const shouldRevalidate = () => false

export default function StopAlert() {
  const w = useWords(alertPages)
  const { pathname, search } = useLocation()
  const form = useForm<never, boolean>({ id: 'stop', action: pathname + search, fields: [] })
  const alert = useLoaderData<typeof loader>()
  if (form.done) return <AlertMessage title="stoppedTitle" text="stopped" />
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
