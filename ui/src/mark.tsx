import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

interface MarkProps {
  children: ReactNode
  icon?: IconName | undefined
  tone?: 'frost' | 'amber' | 'spruce' | 'berry' | 'grey' | undefined
}

export function Mark({ children, icon, tone = 'frost' }: MarkProps) {
  return (
    <span className={classes('mark', tone !== 'frost' && `mark--${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
