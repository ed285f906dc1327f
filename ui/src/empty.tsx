import type { ReactNode } from 'react'
import { Tread } from './tread.tsx'

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  level?: 2 | 3
}

/** An empty state: it says what is missing and why, and offers a next step. */
export function Empty({ title, children, level = 3 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <Tread />
      <div className="empty__in stack">
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
