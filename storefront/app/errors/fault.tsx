import { Button, ButtonLink } from '@pito/ui/button'
import { Tread } from '@pito/ui/tread'
import type { ReactNode } from 'react'
import { errors } from '../words/errors.ts'
import { useWords } from '../words/words.ts'

export interface FaultProps {
  /** A lower one where the page around it has its own `h1`. */
  readonly level?: 'h1' | 'h2' | undefined
  readonly status?: number | undefined
  readonly title: string
  readonly hint: string
  readonly children?: ReactNode
  /** What may succeed the next time. */
  readonly again?: () => void
}

/** What happened, what to do, and the way home. */
export function Fault({ level: Title = 'h1', status, title, hint, children, again }: FaultProps) {
  const w = useWords(errors)
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
            {w.toHome}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
