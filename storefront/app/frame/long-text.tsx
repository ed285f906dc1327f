import { useWords } from '@pito/web/words/words'
import { frame } from './frame-words.ts'
import { shortened } from './shortened.ts'

/**
 * Shows the beginning of a long description. The rest is in a `<details>` element, so that it opens without scripts.
 */
export function LongText({ text }: { text: string }) {
  const w = useWords(frame)
  const { head, rest } = shortened(text)
  return (
    <div className="mtext">
      <p>
        {head}
        <i>…</i>
      </p>
      <details>
        <summary className="link">
          <span>{w.readMore}</span>
          <span>{w.close}</span>
        </summary>
        <p>{rest}</p>
      </details>
    </div>
  )
}
