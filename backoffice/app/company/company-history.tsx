import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { CompanyHead } from './company-head.tsx'
import { companyWords } from './company-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadHistory(api, { kind: 'setting', id: 'company' }, url),
  'read-settings',
)

export default function CompanyHistory() {
  const w = useWords(companyWords)
  const history = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CompanyHead tab="history" />
      <RecordHistory page={history} labels={w} />
    </div>
  )
}
