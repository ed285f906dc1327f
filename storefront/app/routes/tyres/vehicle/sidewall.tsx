import { useWords } from '@pito/web/words/words'
import { guideWords } from './guide-words.ts'

/** A drawing of a sidewall that marks where the size stands. The alternative text says the same in words. */
export function Sidewall() {
  const w = useWords(guideWords)
  return (
    <svg className="sidewall" viewBox="0 0 320 110" role="img" aria-label={w.sidewall}>
      <path className="sidewall__tyre" d="M16 108 A155 155 0 0 1 304 108 L223 108 A85 85 0 0 0 97 108 Z" />
      <path className="sidewall__rim" d="M108 108 A77 77 0 0 1 212 108" />
      <path className="sidewall__mark" d="M75 80 A120 120 0 0 1 245 80" />
      <path id="sidewall-line" d="M60 107 A115 115 0 0 1 260 107" fill="none" />
      <text>
        <textPath href="#sidewall-line" startOffset="50%">
          205/55 R16 91T
        </textPath>
      </text>
    </svg>
  )
}
