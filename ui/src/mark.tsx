import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { DrawnIcon } from './icon-class.ts'
import { iconClass } from './icon-class.ts'

interface MarkProps {
  children: ReactNode
  icon?: DrawnIcon | undefined
  tone?: 'frost' | 'amber' | 'spruce' | 'berry' | 'grey' | undefined
}

export function Mark({ children, icon, tone = 'frost' }: MarkProps) {
  return (
    <span className={classes('mark', tone !== 'frost' && `mark--${tone}`, icon && iconClass(icon))}>
      {children}
    </span>
  )
}
