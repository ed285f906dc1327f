import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useLabels } from '../record/describe.ts'
import { staffPage } from '../session/staff-page.ts'
import { CompanyHead } from './company-head.tsx'
import { companyDescription } from './description.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadHistory(api, { kind: 'setting', id: 'company' }, url),
  'read-settings',
)

export default function CompanyHistory() {
  const history = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CompanyHead tab="history" />
      <RecordHistory page={history} labels={useLabels(companyDescription)} />
    </div>
  )
}
