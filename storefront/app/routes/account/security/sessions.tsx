import type { OwnSession } from '@pito/contracts/accounts'
import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import { security } from './security-words.ts'
import { SessionRow } from './session-row.tsx'

/** Shows the open sessions, each with a button to end it. Ended sessions are in a collapsed list below them. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const w = useWords(security)
  const open = sessions.filter(({ ended_at }) => ended_at === null)
  const ended = sessions.filter(({ ended_at }) => ended_at !== null)
  return (
    <>
      <ul className="sessions">
        {open.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {ended.length > 0 && (
        <Disclosure summary={w.older}>
          <ul className="sessions">
            {ended.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
