import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The router's link for the shop's own addresses; the rest is the browser's. */
export function RouterAnchor({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const own = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')
  return own ? <Link {...rest} to={href} /> : <a {...rest} href={href} />
}
