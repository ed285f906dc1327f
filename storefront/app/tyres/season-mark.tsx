import type { DrawnIcon } from '@pito/ui/icon-class'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'

const icons: readonly DrawnIcon[] = ['ring', 'sun', 'flake', 'stud', 'stud', 'all-season']

export function SeasonMark({ seasonId }: { seasonId: number }) {
  const w = useWords(tyres)
  return <Mark icon={icons[seasonId]}>{w.marks[seasonId]}</Mark>
}
