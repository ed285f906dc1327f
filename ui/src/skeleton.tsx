import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SkeletonProps {
  /** The accessible name of the loading state. */
  label: string
  /** Placeholder bars in the same grid as the content that will replace them. */
  children: ReactNode
  className?: string | undefined
}

export function Skeleton({ label, children, className }: SkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div className={classes('skel', className)} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

interface BoneProps {
  kind?: 'text' | 'title' | 'button' | 'picture' | undefined
  width?: 'short' | 'half' | 'long' | 'whole' | undefined
}

export function Bone({ kind = 'text', width = 'whole' }: BoneProps) {
  return <span className={classes('skel__bar', kind !== 'text' && `skel__bar--${kind}`)} data-width={width} />
}
