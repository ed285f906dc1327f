import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'

interface LogoProps {
  /** The name of the shop, which is shown if there is no picture. */
  readonly name: string
  /** The accessible name, if it says more than the name of the shop. */
  readonly label?: string | undefined
  readonly picture?:
    | { readonly name: string; readonly width: number; readonly height: number }
    | null
    | undefined
  readonly href?: string | undefined
  /** The name as it is shown, such as with soft hyphens. */
  readonly children?: ReactNode
}

/** The logo of the shop, or its name. If `href` is given, it is a link. */
export function Logo({ name, label = name, picture, href, children = name }: LogoProps) {
  const mark = picture ? (
    <img
      src={`/pictures/450/${picture.name}.webp`}
      alt={label}
      width={picture.width}
      height={picture.height}
    />
  ) : (
    <span className="logo__name">{children}</span>
  )
  if (!href) return <span className="logo">{mark}</span>
  return (
    <Anchor className="logo" href={href} aria-label={picture ? undefined : label}>
      {mark}
    </Anchor>
  )
}
