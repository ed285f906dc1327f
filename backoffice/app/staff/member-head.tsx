import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { RecordHead } from '../record/record-head.tsx'
import { teamWords } from './team-words.ts'

interface MemberHeadProps {
  readonly member: { readonly id: string; readonly name: string; readonly active: boolean }
  readonly tab: 'data' | 'history'
}

export function MemberHead({ member: { id, name, active }, tab }: MemberHeadProps) {
  const w = useWords(teamWords)
  return (
    <RecordHead
      name={name}
      list={{ label: w.staff, href: '/staff' }}
      tabsLabel={w.parts}
      path={`/staff/${id}`}
      tab={tab}
    >
      <Mark tone={active ? 'spruce' : 'grey'}>{active ? w.isActive : w.isInactive}</Mark>
    </RecordHead>
  )
}
