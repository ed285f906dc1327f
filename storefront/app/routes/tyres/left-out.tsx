import { useWords } from '@pito/web/words/words'
import type { LeftOut } from '../../list/left-out.ts'
import { leftOutWords } from './left-out-words.ts'

/** Says which choices of the address cannot be used. */
export function LeftOutNote({ names }: { names: readonly LeftOut[] }) {
  const w = useWords(leftOutWords)
  return (
    <p className="small" role="status">
      {w.leftOut(names.map((name) => w[name]).join(', '))}
    </p>
  )
}
