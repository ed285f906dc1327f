import { createPromoCode } from '@pito/contracts/staff-promo-codes'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { promoCodeDescription } from './description.ts'
import { PromoCodeForm } from './promo-code-form.tsx'
import { promoCodeWords } from './promo-code-words.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'edit-promo-codes')
  return null
})

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createPromoCode, recordIn(promoCodeDescription, form))
  return redirect(`/promo-codes/${data.id}`)
}).inBrowser

export default function NewPromoCode() {
  const w = useWords(promoCodeWords)
  return (
    <div className="stack">
      <Breadcrumb
        label={w.promoCodes}
        crumbs={[{ label: w.promoCodes, href: '/promo-codes' }]}
        here={w.newPromoCode}
      />
      <PageHead title={w.newPromoCode} />
      <PromoCodeForm id="new-promo-code" action="/promo-codes/new" record={null} saveLabel={w.create} />
    </div>
  )
}
