import './tyre-alert.css'
import { awaitTyre } from '@pito/contracts/alerts'
import { getProductDetails } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { WaitForm } from '../../alerts/wait-form.tsx'
import { apiContext, visitContext } from '../../api/contexts.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { idAsked } from '../../tyres/tyre-address.ts'
import { useWords } from '../../words/words.ts'
import { alertPages } from './alert-pages-words.ts'
import { readWish } from './read-wish.ts'
import { refusalOf } from './refusal-of.ts'

const title = titled(alertPages, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const tyreOf = (request: Request) => {
  const id = idAsked(new URL(request.url).searchParams.get('tyre') ?? undefined)
  if (!id) throw data(null, 404)
  return id
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data: product } = await context.get(apiContext)(getProductDetails, {
    id: tyreOf(request),
    without: 'products',
  })
  const { id, name, size_text, in_stock, link_fi, link_en } = product
  return { id, name: `${name} ${size_text}`, soldOut: in_stock <= 0, link_fi, link_en }
}

/** What succeeded is shown by a page of its own, so that reloading repeats nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null)
  if (!form) throw data(null, 400)
  const { kind, email, price, euros } = readWish(form)
  const asked = { id: tyreOf(request), kind, email, price: kind === 'price' ? euros : null }
  const refused = await context
    .get(apiContext)(awaitTyre, asked)
    .then(() => null, refusalOf)
  if (refused) return data({ refused, given: { email, price } }, 422)
  const language = languageOf(context.get(visitContext).locale)
  return redirect(`/tyre-alert/sent?lang=${language}&tyre=${asked.id}`, 303)
}

/** The form once more: where one was refused, with what was typed. */
export default function TyreAlertPage() {
  const w = useWords(alertPages)
  const language = languageOf(useLocale())
  const { id, name, soldOut, ...links } = useLoaderData<typeof loader>()
  const { refused, given } = useActionData<typeof action>() ?? {}
  const wrong = {
    email: refused?.errors?.email && w.emailWrong,
    price: (refused?.errors?.price || refused?.code === 'price-not-lower') && w.priceWrong,
  }
  const fields = { email: wrong.email || undefined, price: wrong.price || undefined }
  return (
    <article className="wrap section notice">
      <h1>{w.title}</h1>
      <p>{w.lead(name)}</p>
      {refused && !fields.email && !fields.price && <Alert title={refused.message} tone="bad" />}
      <WaitForm tyreId={id} soldOut={soldOut} given={given} wrong={fields} />
      <p>
        <a className="link" href={links[`link_${language}`]}>
          {w.toTyre}
        </a>
      </p>
    </article>
  )
}
