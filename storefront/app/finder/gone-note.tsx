import { useWords } from '@pito/web/words/words'
import { sizeOfList } from '../list/size-of-list.ts'
import { listOfChoice } from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Gone } from './without-unsold.ts'

/**
 * Says why a chosen value was removed. The note comes last, so that it does not move anything the visitor is about to
 * press.
 */
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
