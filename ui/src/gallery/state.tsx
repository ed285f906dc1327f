import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gal__group">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

interface StateProps {
  name: string
  children: ReactNode
  wide?: boolean | undefined
}

export function State({ name, children, wide }: StateProps) {
  return (
    <div className={classes('gal__state', wide && 'gal__wide')}>
      <p className="gal__name">{name}</p>
      {children}
    </div>
  )
}
