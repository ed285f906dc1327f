import type { IconName } from '@pito/ui/icon'
import { Mark } from '@pito/ui/mark'
import { tyres } from '../words/tyres.ts'
import { useWords } from '../words.ts'

const icons: readonly IconName[] = ['ring', 'sun', 'flake', 'stud', 'stud', 'all-season']
const summer = 1

export function SeasonMark({ seasonId }: { seasonId: number }) {
  const w = useWords(tyres)
  return (
    <Mark icon={icons[seasonId]} tone={seasonId === summer ? 'amber' : 'frost'}>
      {w.marks[seasonId]}
    </Mark>
  )
}
