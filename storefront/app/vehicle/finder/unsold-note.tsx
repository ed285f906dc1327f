import { useWords } from '@pito/web/words/words'
import { sizeOfList } from '../../tyres/list/size-of-list.ts'
import { listOfChoice } from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Unsold } from './without-unsold.ts'

/**
 * Says why a chosen value was removed. The note is the last element, so that it does not move anything that the
 * visitor is about to press.
 */
export function UnsoldNote({ unsold: { size, details } }: { unsold: Unsold }) {
  const w = useWords(finderWords)
  const names = details.map(([field, value]) => `${w[field]} ${value}`).join(', ')
  return (
    <p className="finder__unsold small" role="status">
      {size && w.unsoldSize(sizeOfList(listOfChoice(size).size))}
      {size && names && ' '}
      {names && w.unsoldDetails(names)}
    </p>
  )
}
