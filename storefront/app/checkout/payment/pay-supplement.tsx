import '../../account/account-form.css'
import '../../orders/my-order/my-order.css'
import '../checkout.css'
import type { Supplement } from '@pito/contracts/order-supplements'
import { confirmSupplement, getSupplement, paySupplement } from '@pito/contracts/order-supplements'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import { Alert } from '@pito/ui/alert'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, redirectDocument, useLoaderData, useLocation } from 'react-router'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { UnknownOrder } from '../../orders/my-order/unknown-order.tsx'
import { usePolling } from '../../orders/use-polling.ts'
import { orNotFound } from '../../page/or-not-found.ts'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { tokenIn } from '../../page/token-in.ts'
import { MethodFields } from '../summary/payment-methods.tsx'
import { summaryWords } from '../summary/summary-words.ts'
import { paytrailFields } from './load-return.ts'
import { supplementWords } from './supplement-words.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(supplementWords, (w) => w.title)
export const meta = (args: MetaArgs) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

const notFound = 404

/**
 * Settles the payment if the customer has just come back from the provider, and then opens the page without the
 * parameters of the provider, so that they are not sent again.
 */
const load = page(async (api: Api, { url }: PageRequest) => {
  const token = tokenIn(url)
  const fields = paytrailFields(url)
  if (fields) {
    await api(confirmSupplement, { ...fields, token }).catch((error: unknown) => {
      if (refusedAnswer(error) === null) throw error
    })
    const query = new URLSearchParams({ token })
    throw redirect(`${url.pathname}?${query}`)
  }
  const supplement = await api(getSupplement, { token }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (refusedAnswer(error)?.status === notFound) return null
      throw error
    },
  )
  return orNotFound({ supplement }, supplement !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(async (api, { form, url, locale }) => {
  const chosen = paymentMethods.find((method) => method === textIn(form, 'payment_by'))
  if (!chosen) return { errors: { payment_by: [summaryWords[languageOf(locale)].chooseMethod] } }
  const { data } = await api(paySupplement, { token: tokenIn(url), payment_by: chosen })
  return redirectDocument(data.url, 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** The page that pays the difference in price of a fitting that staff have moved to a dearer service point. */
export default function PaySupplement() {
  const { supplement } = useLoaderData<typeof loader>()
  const w = useWords(supplementWords)
  usePolling(supplement?.state === 'open' && supplement.payment === 'pending')
  if (!supplement) return <UnknownOrder />
  return (
    <div className="wrap checkout stack">
      <h1>{w.title}</h1>
      <Standing supplement={supplement} />
      <Facts supplement={supplement} />
      {supplement.state === 'open' && supplement.payment !== 'pending' && <Pay supplement={supplement} />}
      <p className="small">
        {w.help} <PhoneLink />
      </p>
    </div>
  )
}

interface SupplementProps {
  readonly supplement: Supplement
}

function Standing({ supplement: { state, payment } }: SupplementProps) {
  const w = useWords(supplementWords)
  if (state === 'paid')
    return (
      <Alert title={w.paid} tone="good">
        <p>{w.paidHint}</p>
      </Alert>
    )
  const standing = payment === 'returned' || state === 'open' ? payment : 'ended'
  return (
    <>
      {state === 'open' && <p>{w.why}</p>}
      {standing && (
        <Alert title={w[standing]} tone={standing === 'failed' ? 'bad' : 'warn'}>
          <p>{w[`${standing}Hint`]}</p>
        </Alert>
      )}
    </>
  )
}

function Facts({ supplement }: SupplementProps) {
  const w = useWords(supplementWords)
  const language = languageOf(useLocale())
  const { service_point: point, schedule_date: date, start_time: time } = supplement
  const amount = formatAmount(supplement.amount)
  const vat = formatAmount(supplement.vat_amount)
  return (
    <dl className="myorder__facts">
      <dt>{w.order}</dt>
      <dd className="num">{supplement.order_number}</dd>
      <dt>{w.item}</dt>
      <dd>{supplement.name}</dd>
      {point && (
        <>
          <dt>{w.point}</dt>
          <dd>
            {point.company_name}, {point.address_line_1}, {point.zipcode} {point.city}
          </dd>
          <dt>{w.time}</dt>
          <dd>{date && time ? w.at(dayShown(date, language), timeShown(time, language)) : w.byPhone}</dd>
        </>
      )}
      <dt>{w.difference}</dt>
      <dd>
        <span className="num">{amount}</span> {w.vat(formatDecimal(supplement.vat_percent, language), vat)}
      </dd>
    </dl>
  )
}

function Pay({ supplement }: SupplementProps) {
  const w = useWords(supplementWords)
  const { pathname, search } = useLocation()
  const form = useForm({ id: 'pay-supplement', action: pathname + search, fields: ['payment_by'] })
  return (
    <PostForm form={form} className="form">
      <MethodFields
        methods={supplement.methods}
        form={form}
        hint={w.payHint(formatAmount(supplement.amount))}
      />
    </PostForm>
  )
}
