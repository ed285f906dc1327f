import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { teamWords } from './team-words.ts'

interface MemberHeadProps {
  readonly member: { readonly id: string; readonly name: string; readonly active: boolean }
  readonly tab: 'data' | 'history'
}

export function MemberHead({ member: { id, name, active }, tab }: MemberHeadProps) {
  const w = useWords(teamWords)
  return (
    <>
      <title>{`${name} – Pito`}</title>
      <Breadcrumb label={w.staff} crumbs={[{ label: w.staff, href: '/staff' }]} here={name} />
      <div className="record-head">
        <h1>{name}</h1>
        <Mark tone={active ? 'spruce' : 'grey'}>{active ? w.isActive : w.isInactive}</Mark>
      </div>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: `/staff/${id}`, label: w.data, current: tab === 'data' },
          { href: `/staff/${id}/history`, label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
