import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

export type { IconName } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** The accessible name; without it the icon is decorative. */
  label?: string | undefined
  className?: string | undefined
}

/** All icons are in one file that is fetched once; inlined, they would be sent with every script and page. */
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
