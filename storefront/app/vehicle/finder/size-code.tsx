import { useWords } from '@pito/web/words/words'
import { Fragment, useId } from 'react'
import type { Measure } from '../../tyres/list/list-state.ts'
import { measures } from '../../tyres/list/list-state.ts'
import { isOpen, withChosen } from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import type { Finder } from './use-finder.ts'

const before: Readonly<Record<Measure, string>> = { width: '', height: '/', diameter: 'R' }

const mostDigits = 3

/** Shows three selects that are arranged like the size on a tyre's sidewall. */
export function SizeCode({ finder }: { finder: Finder }) {
  const w = useWords(finderWords)
  return (
    <fieldset>
      <legend className="vh">{w.size}</legend>
      <div className="code">
        {measures.map((measure) => (
          <Fragment key={measure}>
            {before[measure] && (
              <span className="code__between" aria-hidden="true">
                {before[measure]}
              </span>
            )}
            <Part finder={finder} measure={measure} />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

function Part({ finder, measure }: { finder: Finder; measure: Measure }) {
  const w = useWords(finderWords)
  const id = useId()
  const { choice, options, changeSize } = finder
  const chosen = choice[measure]
  return (
    <div className={chosen.length > mostDigits ? 'code__part code__part--long' : 'code__part'}>
      <label htmlFor={id}>{w[measure]}</label>
      <select
        id={id}
        name={measure}
        value={chosen}
        disabled={!isOpen(choice, measure)}
        onChange={({ target }) => changeSize(measure, target.value)}
      >
        <option value="">–</option>
        {withChosen(options[measure], chosen).map((value) => (
          <option key={value} value={value}>
            {value === '0' ? '–' : value}
          </option>
        ))}
      </select>
    </div>
  )
}
