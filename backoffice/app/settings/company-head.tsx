import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { companyWords } from './company-words.ts'

/** The heading and the tabs of the company, on both of its pages. */
export function CompanyHead({ tab }: { readonly tab: 'data' | 'history' }) {
  const w = useWords(companyWords)
  return (
    <>
      <title>{`${w.title} – Pito`}</title>
      <h1>{w.title}</h1>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: '/settings/company', label: w.data, current: tab === 'data' },
          { href: '/settings/company/history', label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
