import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { teamWords } from './team-words.ts'

/** The tabs of the two lists: the people and the roles. */
export function TeamTabs({ tab }: { readonly tab: 'staff' | 'roles' }) {
  const w = useWords(teamWords)
  return (
    <RecordTabs
      label={w.staff}
      tabs={[
        { href: '/staff', label: w.staff, current: tab === 'staff' },
        { href: '/staff/roles', label: w.roles, current: tab === 'roles' },
      ]}
    />
  )
}
