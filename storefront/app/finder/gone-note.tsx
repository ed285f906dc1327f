import { useWords } from '@pito/web/words/words'
import { sizeOfList } from '../list/size-of-list.ts'
import { listOfChoice } from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Gone } from './without-unsold.ts'

/** Why a select is no longer as it was. It stands last, so that nothing moves that is about to be pressed. */
export function GoneNote({ gone: { size, details } }: { gone: Gone }) {
  const w = useWords(finderWords)
  const names = details.map(([field, value]) => `${w[field]} ${value}`).join(', ')
  return (
    <p className="finder__gone small" role="status">
      {size && w.goneSize(sizeOfList(listOfChoice(size).size))}
      {size && names && ' '}
      {names && w.goneDetails(names)}
    </p>
  )
}
