import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'

const otherLanguage = { fi_FI: '/tyres', en_GB: '/renkaat' } as const

/** The router's link for the shop's own addresses; the rest, and what is in the other language, loads a document. */
export function RouterAnchor({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const other = otherLanguage[useLocale()]
  const own = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')
  // Every route is known from the start: none has to be discovered.
  if (own && !href.startsWith(other)) return <Link {...rest} to={href} discover="none" />
  return <a {...rest} href={href} />
}
