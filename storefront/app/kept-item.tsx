import type { ReactElement, ReactNode } from 'react'
import { createContext, use } from 'react'
import { PageFactsContext } from './page-facts.ts'

/** Gives the markup of an element that it has seen under this key, else renders it. */
export type KeepMarkup = (key: string, element: ReactElement) => string

/** The server sets it; in the browser there is none and items are rendered as always. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null)

interface KeptItemProps {
  readonly className: string
  /** Everything that the markup depends on, besides language and day. */
  readonly dependsOn: unknown
  readonly children: ReactNode
}

/** A list item whose markup the server renders once: the same tyre stands in many lists. */
export function KeptItem({ className, dependsOn, children }: KeptItemProps) {
  const keep = use(KeepMarkupContext)
  const facts = use(PageFactsContext)
  if (!keep) return <li className={className}>{children}</li>
  const key = `${facts.locale} ${facts.today.slice(0, 10)} ${JSON.stringify(dependsOn)}`
  const element = <PageFactsContext value={facts}>{children}</PageFactsContext>
  return <li className={className} dangerouslySetInnerHTML={{ __html: keep(key, element) }} />
}
