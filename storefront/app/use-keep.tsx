import type { ReactElement, ReactNode } from 'react'
import { createContext, use } from 'react'
import { PageFactsContext } from './page-facts.ts'

/** Gives the markup of an element that it has seen under this key, else renders it. */
export type KeepMarkup = (key: string, element: ReactElement) => string

/** The server sets it; in the browser there is none. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null)

/** Keeps by language and day besides the key: nothing else of the page may show in what is kept. */
export function useKeep(): ((key: string, children: ReactNode) => string) | null {
  const keep = use(KeepMarkupContext)
  const page = use(PageFactsContext)
  // The build knows it too, and browsers are not sent the rest.
  if (!import.meta.env.SSR || !keep) return null
  return (key, children) =>
    keep(`${page.locale} ${page.today} ${key}`, <PageFactsContext value={page}>{children}</PageFactsContext>)
}
