import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** The accessible name. An icon without a name is decorative and hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * An icon. All icons are in one file that the browser fetches once; inlined, they would be part of every script and
 * page.
 */
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
