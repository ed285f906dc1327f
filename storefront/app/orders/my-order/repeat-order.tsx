import './my-order.css'
import type { OrderedTyre, RepeatedOrder } from '@pito/contracts/order-again'
import { repeatOrder } from '@pito/contracts/order-again'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { redirect, useLoaderData, useLocation } from 'react-router'
import { accountAction, accountPage } from '../../account/account-page.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { anotherCarField, tyreIdsIn, tyreIdsText } from '../../cart/fit-question/fit-fields.ts'
import type { FitQuestion } from '../../cart/fit-question/fit-question-about.ts'
import { FitQuestionAlert } from '../../cart/fit-question/fit-question-alert.tsx'
import { questionOnServer } from '../../cart/fit-question/question-on-server.ts'
import { useFitQuestion } from '../../cart/fit-question/use-fit-question.ts'
import { orNotFound } from '../../page/or-not-found.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { nameOf } from '../../tyres/name-of.ts'
import { similarTo, tyreCardData } from '../../tyres/tyre-card-data.ts'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { loadRepeatedOrder, orderReferenceIn, pageOf, whichOf } from '../order-reference.ts'
import { myOrderWords } from './my-order-words.ts'
import { repeatOrderWords } from './repeat-order-words.ts'
import { UnknownOrder } from './unknown-order.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(repeatOrderWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api, request) => {
  const reference = orderReferenceIn(request)
  const repeated = await loadRepeatedOrder(api, whichOf(reference, request.url))
  return orNotFound({ repeated, back: pageOf(reference) }, repeated !== null)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = accountAction<FitQuestion>(async (api, submission) => {
  const which = whichOf(orderReferenceIn(submission), submission.url)
  const repeated = typeof window === 'undefined' && (await loadRepeatedOrder(api, which))
  const question = repeated && (await questionOnServer(api, submission, tyresToCheck(repeated)))
  if (question) return { done: question }
  const for_another_car = tyreIdsIn(submission.form)
  const { data } = await api(repeatOrder, { ...which, for_another_car })
  return redirect(nextPage(data, submission.locale), 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Returns the ids of the tyres that are added and that were not bought for another car. */
function tyresToCheck({ tyres }: Pick<RepeatedOrder, 'tyres'>): number[] {
  return tyres.flatMap(({ product, available_quantity, for_another_car }) =>
    product && available_quantity > 0 && !for_another_car ? [product.id] : [],
  )
}

/** For tyres that are fitted, a time is chosen next, with the service point of the order selected. */
function nextPage({ with_service, service_point: point }: RepeatedOrder, locale: Locale): string {
  if (!with_service) return checkoutAddress('cart', locale)
  const garages = checkoutAddress('garage', locale)
  if (!point) return garages
  const query = new URLSearchParams({
    address: `${point.zipcode} ${point.city}`,
    selected: String(point.dealer_id),
  })
  return `${garages}${garages.includes('?') ? '&' : '?'}${query}`
}

export default function RepeatOrder() {
  const { repeated, back } = useLoaderData<typeof loader>()
  const w = useWords(repeatOrderWords)
  const { back: backToOrder } = useWords(myOrderWords)
  if (!repeated) return <UnknownOrder />
  const { order_number, tyres, with_service, service_point: point } = repeated
  return (
    <article className="wrap section myorder">
      <h1>{w.title}</h1>
      <p>{w.lead(order_number)}</p>
      <ul className="again">
        {tyres.map((tyre) => (
          <RepeatedTyre key={`${tyre.name} ${tyre.product?.id}`} tyre={tyre} />
        ))}
      </ul>
      {with_service && <p>{point ? w.point(point.company_name) : w.noPoint}</p>}
      <AddForm tyres={tyres} />
      <p>
        <Anchor className="link" href={back}>
          {backToOrder}
        </Anchor>
      </p>
    </article>
  )
}

function AddForm({ tyres }: Pick<RepeatedOrder, 'tyres'>) {
  const w = useWords(repeatOrderWords)
  const { pathname, search } = useLocation()
  const form = useForm<never, FitQuestion>({ id: 'repeat-order', action: pathname + search, fields: [] })
  const { isNeeded, isAsking, ask } = useFitQuestion()
  if (tyres.every(({ available_quantity }) => available_quantity === 0)) return <Alert title={w.none} />
  const isWhole = tyres.every(({ quantity, available_quantity }) => available_quantity === quantity)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const isAnswer = event.submitter?.getAttribute('name') === anotherCarField
    if (!isNeeded || isAnswer) return
    event.preventDefault()
    const answer = await ask(tyresToCheck({ tyres }))
    if (answer) await form.submit({ [anotherCarField]: tyreIdsText(answer) })
  }
  return (
    <PostForm form={form} className="stack" onSubmit={submit}>
      {form.done && <FitQuestionAlert question={form.done} />}
      <Button type="submit" look="go" busy={form.pending || isAsking}>
        {isWhole ? w.add : w.addAvailable}
      </Button>
    </PostForm>
  )
}

/** Shows a tyre of an earlier order, what it costs today, and why it can be had only in part or not at all. */
function RepeatedTyre({ tyre }: { tyre: OrderedTyre }) {
  const w = useWords(repeatOrderWords)
  const language = languageOf(useLocale())
  const { name, quantity, is_sold, product, available_quantity: available, equivalents } = tyre
  const card = product && tyreCardData(product, language)
  const problem = problemOf(tyre, w)
  return (
    <li>
      <div className="tyrebox">
        <TyrePicture src={card?.picture ?? null} alt="" />
      </div>
      <div>
        <p>
          {card && is_sold ? (
            <Anchor className="link" href={card.href}>
              {name}
            </Anchor>
          ) : (
            <b>{name}</b>
          )}
        </p>
        <p className="small num">{[card?.size, w.pieces(quantity)].filter(Boolean).join(', ')}</p>
        {available > 0 && card && <p className="small">{priceOf(tyre, card.cents, w)}</p>}
        {problem && <p className="again__problem">{problem}</p>}
        {equivalents.length > 0 && <Equivalents tyres={equivalents} />}
        {problem && product && (
          <p className="small">
            <Anchor className="link" href={similarTo(product, language)} aria-label={w.similarTo(name)}>
              {w.similar}
            </Anchor>
          </p>
        )}
      </div>
    </li>
  )
}

/** Lists tyres that may replace one that cannot be had in full, with their prices. */
function Equivalents({ tyres }: { tyres: OrderedTyre['equivalents'] }) {
  const w = useWords(repeatOrderWords)
  const language = languageOf(useLocale())
  return (
    <>
      <p className="small">{w.instead}</p>
      <ul className="small">
        {tyres.map((product) => {
          const card = tyreCardData(product, language)
          return (
            <li key={card.id}>
              <Anchor className="link" href={card.href}>
                {nameOf(card)}
              </Anchor>{' '}
              <span className="num">
                {card.size}, <span className="nowrap">{w.price(formatEuro(card.cents))}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type Words = typeof repeatOrderWords.fi

function problemOf({ quantity, available_quantity, is_sold }: OrderedTyre, w: Words): string | null {
  if (!is_sold) return w.notSold
  if (available_quantity === 0) return w.soldOut
  return available_quantity < quantity ? w.fewer(available_quantity, quantity - available_quantity) : null
}

function priceOf({ paid_price }: OrderedTyre, cents: number, w: Words): string {
  const now = formatEuro(cents)
  const paidCents = centsOf(paid_price)
  return cents === paidCents ? w.price(now) : w.priceChanged(now, formatEuro(paidCents))
}
