import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { PageHead } from '../list/page-head.tsx'
import { recordWords } from '../record/record-words.ts'
import { companyWords } from './company-words.ts'

/** The heading and the tabs of the company, on both of its pages. */
export function CompanyHead({ tab }: { readonly tab: 'data' | 'history' }) {
  const w = useWords(companyWords)
  const record = useWords(recordWords)
  return (
    <>
      <PageHead title={w.title} />
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: '/settings/company', label: record.data, current: tab === 'data' },
          { href: '/settings/company/history', label: record.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
