import type { ReactNode } from 'react'

/** The list around the facts of a record. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="order-facts">{children}</dl>
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="quiet small">{label}</dt>
      <dd>{children || children === 0 ? children : '–'}</dd>
    </div>
  )
}
