import './tyre-alert.css'
import type { AlertDetails } from '@pito/contracts/alerts'
import { confirmTyreAlert, getTyreAlert } from '@pito/contracts/alerts'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useLocation } from 'react-router'
import { nullIfOver } from '../page/null-if-over.ts'
import { orNotFound } from '../page/or-not-found.ts'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { AlertMessage } from './alert-message.tsx'
import { alertPages } from './alert-pages-words.ts'

const title = titled(alertPages, (w) => w.confirmTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const answer = await api(getTyreAlert, { action: 'confirm', token: tokenIn(url) }).catch(nullIfOver)
  return orNotFound(answer?.data ?? null, answer !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** The redirect loads the page again, which then says that the alert is confirmed. */
const submit = formAction(async (api, { url }) => {
  await api(confirmTyreAlert, { token: tokenIn(url) }).catch(nullIfOver)
  return { done: null, to: url.pathname + url.search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Only the button confirms the alert, because mail scanners follow links but press no buttons. */
export default function ConfirmAlert() {
  const w = useWords(alertPages)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'confirm', action: pathname + search, fields: [] })
  const alert = useLoaderData<typeof loader>()
  if (!alert) return <AlertMessage title="overTitle" text="over" />
  if (alert.confirmed) return <AlertMessage title="confirmedTitle" text="confirmed" tyre={alert} />
  return (
    <article className="wrap section alertpage">
      <h1>{w.confirmTitle}</h1>
      <p>
        {purposeOf(w, alert)} <b>{alert.name}</b>
      </p>
      <PostForm form={form}>
        <Button type="submit" look="go" busy={form.pending}>
          {w.confirm}
        </Button>
      </PostForm>
    </article>
  )
}

function purposeOf(w: typeof alertPages.fi, { kind, price }: AlertDetails): string {
  if (kind === 'stock') return w.forStock
  return price === null ? w.forPrice : w.forTarget(formatAmount(price))
}
