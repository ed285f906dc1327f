import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to the same list with another choice: the page stays where it is. */
export function StayingAnchor({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link {...rest} to={href} preventScrollReset discover="none" />
}
