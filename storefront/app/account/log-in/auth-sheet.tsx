import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { acknowledgeLostSession } from '../account-store.ts'
import { logIn } from './log-in-words.ts'

interface AuthSheetProps {
  readonly page: 'login' | 'register'
  /** The query string with the `redirect` parameter, which the links between the two pages keep. */
  readonly query: string
  readonly left: ReactNode
  readonly right: ReactNode
}

/**
 * A sheet with the log-in in one half and the registration in the other. A phone shows only the half of the current
 * page, with tabs that link to the other page.
 */
export function AuthSheet({ page, query, left, right }: AuthSheetProps) {
  const w = useWords(logIn)
  useEffect(acknowledgeLostSession, [])
  return (
    <div className="wrap auth">
      <header className="auth__head">
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
      </header>
      <div className="auth__sheet">
        <nav className="auth__tabs" aria-label={w.ways}>
          <Anchor href={`/login${query}`} aria-current={page === 'login' ? 'page' : undefined}>
            {w.logIn}
          </Anchor>
          <Anchor href={`/register${query}`} aria-current={page === 'register' ? 'page' : undefined}>
            {w.createAccount}
          </Anchor>
        </nav>
        <section className="auth__half" data-off={page === 'login' ? undefined : ''}>
          {left}
        </section>
        <section className="auth__half" data-off={page === 'register' ? undefined : ''}>
          {right}
        </section>
      </div>
    </div>
  )
}
