import type { ReactNode } from 'react'
import { Tread } from './tread.tsx'

/** What is missing, why, and the way on. */
export function Empty({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="empty">
      <Tread />
      <div className="empty__in stack">
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
