import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'
export const iconNames = Object.keys(iconPaths) as IconName[]

interface IconProps {
  name: IconName
  /** Spoken name; without one the icon is decoration beside its word. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ name, label, className }: IconProps) {
  const paths: { line?: string; fill?: string } = iconPaths[name]
  return (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {paths.line && <path d={paths.line} />}
      {paths.fill && <path className="icon__fill" d={paths.fill} />}
    </svg>
  )
}
