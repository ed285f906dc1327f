import { useLoaderData } from 'react-router'
import { historyPage } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useLabels } from '../record/describe.ts'
import { BrandHead } from './brand-head.tsx'
import { brandDescription } from './description.ts'
import { loadBrand } from './load-brand.ts'

export const clientLoader = historyPage('brand', loadBrand, 'read-catalogue')

export default function BrandHistory() {
  const { record, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <BrandHead brand={record} tab="history" />
      <RecordHistory page={history} labels={useLabels(brandDescription)} />
    </div>
  )
}
