import { useWords } from '@pito/web/words/words'
import { useStaff } from '../session/use-staff.ts'
import { rightDescriptions } from './right-descriptions.ts'
import { rightWords } from './right-words.ts'
import { startWords } from './start-words.ts'

/** Shows the logged-in member of staff and their rights. */
export default function Start() {
  const w = useWords(startWords)
  const rightNames = useWords(rightWords)
  const descriptions = useWords(rightDescriptions)
  const { name, email, rights } = useStaff()
  return (
    <div className="stack">
      <title>{`${w.title} – Pito`}</title>
      <h1>{w.title}</h1>
      <p>
        {w.loggedInAs}: <b>{name}</b> <span className="quiet">{email}</span>
      </p>
      <h2>{w.mayDo}</h2>
      {rights.length === 0 ? (
        <p>{w.mayDoNothing}</p>
      ) : (
        <div className="prose">
          <ul>
            {rights.map((right) => (
              <li key={right}>
                {rightNames[right]}
                <div className="quiet small">{descriptions[right]}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
