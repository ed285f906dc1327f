import { useLoaderData } from 'react-router'
import { historyPage } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useLabels } from '../record/describe.ts'
import { promoCodeDescription } from './description.ts'
import { loadPromoCode } from './load-promo-code.ts'
import { PromoCodeHead } from './promo-code-head.tsx'

export const clientLoader = historyPage('promo-code', loadPromoCode, 'read-promo-codes')

export default function PromoCodeHistory() {
  const { record, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PromoCodeHead code={record} tab="history" />
      <RecordHistory page={history} labels={useLabels(promoCodeDescription)} />
    </div>
  )
}
