import { savePromoCode } from '@pito/contracts/staff-promo-codes'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLoaderData } from 'react-router'
import { recordIn } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { promoCodeDescription } from './description.ts'
import { loadPromoCode } from './load-promo-code.ts'
import { PromoCodeForm } from './promo-code-form.tsx'
import { PromoCodeHead } from './promo-code-head.tsx'

export const clientLoader = staffPage((api, { params }) => loadPromoCode(api, params), 'read-promo-codes')

export const clientAction = formAction(async (api, { form, params }) => {
  const version = Number(textIn(form, 'version'))
  await api(savePromoCode, { id: Number(params.id), version, ...recordIn(promoCodeDescription, form) })
  return { done: null }
}).inBrowser

export default function PromoCode() {
  const code = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PromoCodeHead code={code} tab="data" />
      <PromoCodeForm id={`promo-code-${code.id}`} action={`/promo-codes/${code.id}`} record={code} />
    </div>
  )
}
