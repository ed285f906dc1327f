import './tyre-alert.css'
import { getAwaited, stopAwaiting } from '@pito/contracts/alerts'
import { Button } from '@pito/ui/button'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { apiContext } from '../../api/contexts.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { alertPages } from './alert-pages-words.ts'
import { nullIfOver } from './refusal-of.ts'
import { tokenOf } from './token-of.ts'
import { Told } from './told.tsx'

const title = titled(alertPages, (w) => w.stopTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export function loader({ context, request }: LoaderFunctionArgs) {
  const asked = { deed: 'stop', token: tokenOf(request) } as const
  return context
    .get(apiContext)(getAwaited, asked)
    .then((answer) => answer.data, nullIfOver)
}

/** Mail programs post here by themselves when their own button is pressed (RFC 8058). */
export function action({ context, request }: ActionFunctionArgs) {
  const stopping = context.get(apiContext)(stopAwaiting, { token: tokenOf(request) })
  return stopping.then((answer) => answer.data, nullIfOver)
}

export default function StopAlert() {
  const w = useWords(alertPages)
  const awaited = useLoaderData<typeof loader>()
  if (useActionData<typeof action>()) return <Told title="stoppedTitle" text="stopped" />
  if (!awaited) return <Told title="overTitle" text="over" />
  return (
    <article className="wrap section notice">
      <h1>{w.stopTitle}</h1>
      <p>
        {w.stopAsk} <b>{awaited.name}</b>
      </p>
      <form method="post">
        <Button type="submit">{w.stop}</Button>
      </form>
    </article>
  )
}
