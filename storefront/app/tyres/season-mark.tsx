import type { DrawnIcon } from '@pito/ui/icon-class'
import { Mark } from '@pito/ui/mark'
import { tyres } from '../words/tyres.ts'
import { useWords } from '../words/words.ts'

const icons: readonly DrawnIcon[] = ['ring', 'sun', 'flake', 'stud', 'stud', 'all-season']

export function SeasonMark({ seasonId }: { seasonId: number }) {
  const w = useWords(tyres)
  return <Mark icon={icons[seasonId]}>{w.marks[seasonId]}</Mark>
}
