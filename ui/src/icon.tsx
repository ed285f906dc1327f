import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** Spoken name; without one the icon is decoration beside its word. */
  label?: string | undefined
  className?: string | undefined
}

/** The drawings are one file that is fetched once; in scripts and pages they would be paid for again and again. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={classes('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
