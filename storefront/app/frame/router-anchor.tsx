import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The router's link for the shop's own addresses; the rest is the browser's. Every route is known from the start. */
export function RouterAnchor({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const own = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')
  return own ? <Link {...rest} to={href} discover="none" /> : <a {...rest} href={href} />
}
