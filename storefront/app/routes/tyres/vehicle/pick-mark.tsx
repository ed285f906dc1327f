import { useWords } from '@pito/web/words/words'
import { useListView } from '../list-view.ts'
import { recommendedWords } from './recommended-words.ts'

/** Marks a recommended tyre in the list below the recommendations. */
export function PickMark({ tyreId }: { tyreId: number }) {
  const w = useWords(recommendedWords)
  const { guide } = useListView().data
  const pick = guide?.recommended?.picks.find(({ card }) => card.tyre.id === tyreId)
  return pick ? <p className="pick-mark">{w.level(pick.level)}</p> : null
}
