import { useWords } from '@pito/web/words/words'
import { useListView } from '../../tyres/list-view.ts'
import { levelWords } from './level-words.ts'

/** Marks a recommended tyre in the list below the recommendations. */
export function PickMark({ tyreId }: { tyreId: number }) {
  const w = useWords(levelWords)
  const { guide } = useListView().data
  const pick = guide?.recommended?.picks.find(({ card }) => card.tyre.id === tyreId)
  return pick ? <p className="pick-mark">{w[pick.level]}</p> : null
}
