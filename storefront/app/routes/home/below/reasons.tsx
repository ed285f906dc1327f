import { useWords } from '@pito/web/words/words'
import { homeBelow } from './home-below-words.ts'
import { fiveReasons } from './reasons-words.ts'

export function Reasons() {
  const w = useWords(homeBelow)
  return (
    <section className="section reasons" aria-labelledby="reasons">
      <div className="wrap">
        <h2 id="reasons">{w.reasons}</h2>
        <ol>
          {useWords(fiveReasons).map(({ figure, unit, title, text }) => (
            <li key={title}>
              <span className="reasons__figure">
                {figure}
                {unit && <small>{unit}</small>}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
