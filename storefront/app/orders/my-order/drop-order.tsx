import './my-order.css'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import type { FormResult } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLocation } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { drop, orderReferenceIn, pageOf } from '../order-reference.ts'
import { myOrderWords } from './my-order-words.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.dropOverTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const submit = accountAction(async (api, submission) => {
  const reference = orderReferenceIn(submission)
  await drop(api, reference)
  return { done: null, to: pageOf(reference) }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Only the button on the page of the order posts to this address. */
const toOrder = ({ request }: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  redirect(`/my-order${new URL(request.url).search}`)
export const loader = toOrder
export const clientLoader = toOrder

/**
 * Shows, without scripts, why the order was not dropped. With scripts the page of the order shows the error itself.
 */
export default function DropOrder() {
  const w = useWords(myOrderWords)
  const { search } = useLocation()
  const result = useActionData<FormResult>()
  const message = result?.outcome === 'refused' ? result.message : null
  return (
    <article className="wrap section myorder">
      <h1>{w.dropOverTitle}</h1>
      {message && <Alert title={message} tone="bad" />}
      <p>
        <ButtonLink href={`/my-order${search}`}>{w.back}</ButtonLink>
      </p>
    </article>
  )
}
