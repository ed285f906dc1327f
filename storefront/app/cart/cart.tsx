import { lookUp } from '@pito/contracts/values/look-up'
import './cart.css'
import type { Appointment } from '@pito/contracts/booking'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import type { FormResult } from '@pito/web/form/form-result'
import { textIn } from '@pito/web/form/form-result'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useActionData } from 'react-router'
import { checkoutAction, unlessSessionEnded } from '../account/leave-for-login.ts'
import { giveUpIntent, submitGiveUp } from '../booking/submit-give-up.ts'
import { submitTakeTime, takeTime, takeTimeIntent } from '../booking/submit-take-time.ts'
import { CheckoutBar, CheckoutFoot } from '../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../page/page-meta.ts'
import { CartPage } from './cart-page.tsx'
import { updateCart } from './cart-store.ts'
import { cart as cartWords } from './cart-words.ts'
import { readCart } from './read-cart.ts'
import type { CartChange } from './submit-cart.ts'
import { submitCart } from './submit-cart.ts'
import { choiceIntents, submitChoice } from './submit-choice.ts'

const title = titled(cartWords, (w) => w.cart)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const api = context.get(apiContext)
  const cookies = request.headers.get('cookie') ?? ''
  return unlessSessionEnded(api, { url: new URL(request.url), cookies }, () =>
    readCart(api, cookies, context.get(localeContext)),
  )
}

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  const locale = browserLocale(new URL(window.location.href))
  const api = browserApi(locale)
  const cookies = document.cookie
  const loaded = await unlessSessionEnded(api, { url: new URL(request.url), cookies }, () =>
    readCart(api, cookies, locale),
  )
  updateCart({ cart: loaded.cart })
  return loaded
}

const submit = checkoutAction<CartChange | Appointment | null>((api, submission) => {
  const intent = textIn(submission.form, 'intent')
  if (intent === giveUpIntent) return submitGiveUp(api, submission)
  if (intent === takeTimeIntent) return submitTakeTime(api, submission)
  const choose = lookUp(choiceIntents, intent)
  return choose ? submitChoice(api, submission, choose) : submitTyres(api, submission)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Undoing the removal of the last tyre also takes the fitting time again that was given up with the tyre. */
async function submitTyres(api: Api, submission: Submission): Promise<Outcome<CartChange>> {
  const outcome = await submitCart(api, submission)
  if ('done' in outcome && outcome.done.unconfirmed) return outcome
  if (submission.form.has('start')) await takeTime(api, submission.form, submission.cookies)
  return outcome
}

const firstFault = 500

/**
 * If a form was rejected, the stock may have changed, so the page reloads. After a server error or a lost connection
 * the page stays unchanged.
 */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  actionStatus < firstFault

const FitQuestionPage = lazyOptional(() =>
  import('./fit-question/fit-question-page.tsx').then((loaded) => loaded.FitQuestionPage),
)

export default function CartRoute() {
  const posted = useActionData<FormResult<CartChange>>()
  const form = posted?.outcome === 'done' ? posted.data?.unconfirmed : undefined
  return form ? <FitQuestionPage form={form} /> : <CartPage />
}
