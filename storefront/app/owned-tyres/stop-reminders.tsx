import { stopSeasonReminder } from '@pito/contracts/season-reminder'
import { Button } from '@pito/ui/button'
import { formAction } from '@pito/web/form/form-action'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useActionData, useLocation } from 'react-router'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tokenIn } from '../page/token-in.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import { ownedTyresWords } from './owned-tyres-words.ts'

export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

const title = titled(ownedTyresWords, (w) => w.stopTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

/**
 * The response is the same for links that the shop did not sign. When a reader presses the "unsubscribe" button of a
 * mail program, that program posts here without the form's id. It follows no redirect (RFC 8058), so the response
 * contains the message.
 */
const submit = formAction(async (api, { url }) => {
  await api(stopSeasonReminder, { token: tokenIn(url) })
  return { done: null }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Only the button stops the e-mails, because mail scanners follow links but press no buttons. */
export default function StopReminders() {
  const w = useWords(ownedTyresWords)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'stop-reminders', action: pathname + search, fields: [] })
  const isStopped = useActionData<typeof action>()?.outcome === 'done'
  return (
    <article className="wrap section stack">
      <h1>
        <Hyphenated text={isStopped ? w.stoppedTitle : w.stopTitle} />
      </h1>
      <p role="status">{isStopped ? w.stopped : w.stopAsk}</p>
      {!isStopped && (
        <PostForm form={form}>
          <Button type="submit" busy={form.pending}>
            {w.stop}
          </Button>
        </PostForm>
      )}
    </article>
  )
}
