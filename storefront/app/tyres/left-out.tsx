import { useWords } from '@pito/web/words/words'
import { leftOutWords } from './left-out-words.ts'
import type { LeftOut } from './list/left-out.ts'
import { tyreList } from './tyre-list-words.ts'

/** Says which choices of the address cannot be used. */
export function LeftOutNote({ names }: { names: readonly LeftOut[] }) {
  const w = useWords(leftOutWords)
  // A choice without a word of its own is called like its filter.
  const named = { ...useWords(tyreList), ...w }
  return (
    <p className="small" role="status">
      {w.leftOut(names.map((name) => named[name]).join(', '))}
    </p>
  )
}
