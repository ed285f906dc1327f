import { Button, ButtonLink } from '@pito/ui/button'
import { Tread } from '@pito/ui/tread'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { deadEnds } from '../words/dead-ends.ts'

export interface FaultProps {
  /** The level of the heading: `h2` if the surrounding page has an `h1` of its own. */
  readonly level?: 'h1' | 'h2' | undefined
  readonly status?: number | undefined
  readonly title: string
  readonly hint: string
  readonly children?: ReactNode
  /** Repeats the failed request. The caller passes this function if the request may succeed the next time. */
  readonly again?: () => void
}

/** Says what happened and what to do, with a link to the home page. */
export function Fault({ level: Title = 'h1', status, title, hint, children, again }: FaultProps) {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  return (
    <section className="fault">
      <Tread />
      <div className="wrap stack">
        {status !== undefined && <p className="fault__number">{status}</p>}
        <Title>{title}</Title>
        <p>{hint}</p>
        {children}
        <p className="row">
          {again && (
            <Button look="go" onClick={again}>
              {w.again}
            </Button>
          )}
          <ButtonLink look={again ? 'quiet' : 'go'} href="/">
            {hints.toHome}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
