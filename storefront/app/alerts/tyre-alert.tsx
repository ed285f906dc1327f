import { Anchor } from '@pito/ui/anchor'
import './tyre-alert.css'
import { getProductDetails } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { AlertForm, alertForm } from './alert-form.tsx'
import { alertPages } from './alert-pages-words.ts'
import { submitAlert, tyreIn } from './submit-alert.ts'

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
