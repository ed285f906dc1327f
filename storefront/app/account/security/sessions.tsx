import type { OwnSession } from '@pito/contracts/accounts'
import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { security } from './security-words.ts'
import { SessionRow } from './session-row.tsx'
import { useRemovedRow } from './use-removed-row.ts'

/** The id of the heading above the list. */
export const sessionsHeading = 'sessions-heading'

/** Shows the open sessions, each with a button to end it. Ended sessions are in a collapsed list below them. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const w = useWords(security)
  const open = sessions.filter(({ ended_at }) => ended_at === null)
  const rows = open.map(({ id, device }) => ({ id, name: device }))
  const removed = useRemovedRow(rows, sessionsHeading)
  const ended = sessions.filter(({ ended_at }) => ended_at !== null)
  return (
    <>
      <p className="vh" role="status">
        {removed !== null && w.endedNow(removed)}
      </p>
      <ul className="sessions">
        {open.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {open.length > 1 && <LogOutEverywhere />}
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
