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

/** The paths of the icons in the header. They are part of the HTML, so that they appear with the first paint. */
export const headerIcons: Partial<Record<IconName, string>> = {
  cart: 'M2 3h2l2 10h9.5l2-7.5H4.7M6.3 16.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0zM12.8 16.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z',
  menu: 'M3 6h14M3 10h14M3 14h14',
  search: 'M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM12.5 12.5 17 17',
  user: 'M6.8 6.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM3.5 17.5c.8-3.8 3.3-5 6.5-5s5.7 1.2 6.5 5',
}

/**
 * An icon. Except for those in the header, all icons are in one file that the browser fetches once; inlined, they
 * would be part of every script and page.
 */
export function Icon({ name, label, className }: IconProps) {
  const path = headerIcons[name]
  return (
    <svg
      viewBox={path && '0 0 20 20'}
      className={classes('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {path ? <path d={path} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  )
}
