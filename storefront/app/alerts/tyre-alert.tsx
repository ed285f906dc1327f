import './tyre-alert.css'
import { createTyreAlert } from '@pito/contracts/alerts'
import { getProductDetails } from '@pito/contracts/catalogue'
import type { AlertKind } from '@pito/contracts/values/alert-kinds'
import { isEmail } from '@pito/contracts/values/email'
import { languageOf } from '@pito/contracts/values/locale'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { data, redirect, useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { AlertForm, alertForm } from './alert-form.tsx'
import { alertPages } from './alert-pages-words.ts'
import type { AlertWords } from './alert-words.ts'
import { alerts } from './alert-words.ts'

function tyreIn(url: URL): string {
  const id = tyreIdOf(url.searchParams.get('tyre') ?? undefined)
  if (!id) throw data(null, 404)
  return id
}

/** Success redirects to a separate page, so that a reload does not submit the form again. */
async function submitAlert(api: Api, { form, url, locale }: Submission) {
  const language = languageOf(locale)
  const id = tyreIn(url)
  const { alert, errors } = readAlert(form, alerts[language])
  if (errors) return { errors }
  await api(createTyreAlert, { id, ...alert })
  return redirect(`/tyre-alert/sent?lang=${language}&tyre=${id}`, 303)
}

const title = titled(alertPages, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = page(async (api: Api, { url }: PageRequest) => {
  const { data: product } = await api(getProductDetails, { id: tyreIn(url), without: 'products' })
  const { id, name, size_text, in_stock, link_fi, link_en } = product
  return { id, name: `${name} ${size_text}`, soldOut: in_stock <= 0, link_fi, link_en }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitAlert)
export const action = submit.onServer
export const clientAction = submit.inBrowser

/** Shows the alert form on a separate page, for links in e-mails and for a form that was rejected without scripts. */
export default function TyreAlertPage() {
  const w = useWords(alertPages)
  const language = languageOf(useLocale())
  const { id, name, soldOut, ...links } = useLoaderData<typeof loader>()
  const form = useForm(alertForm(id, language))
  return (
    <article className="wrap section alertpage">
      <h1>{w.title}</h1>
      <p>{w.lead(name)}</p>
      <AlertForm form={form} soldOut={soldOut} />
      <p>
        <Anchor className="link" href={links[`link_${language}`]}>
          {w.toTyre}
        </Anchor>
      </p>
    </article>
  )
}

interface TyreAlert {
  readonly kind: AlertKind
  readonly email: string
  /** The target price in euros, or null for an alert about any lower price. */
  readonly price: number | null
}

/** Reads the requested alert from the form, and returns it with the errors of the fields. */
export function readAlert(
  form: FormData,
  w: AlertWords,
): { readonly alert: TyreAlert; readonly errors: FieldErrors | null } {
  const kind = textIn(form, 'kind') === 'stock' ? 'stock' : 'price'
  const email = textIn(form, 'email')
  const typed = kind === 'price' ? textIn(form, 'price') : ''
  const price = parseEuros(typed)
  const errors = fieldErrors({
    email: isEmail(email) ? null : w.emailWrong,
    price: typed === '' || price !== null ? null : w.priceWrong,
  })
  return { alert: { kind, email, price }, errors }
}
