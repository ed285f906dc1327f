import type { ReactElement } from 'react'
import { createContext, use } from 'react'
import type { Item } from './item.ts'
import { shownOf } from './item.ts'
import { PageFactsContext } from './page-facts.ts'
import type { StillPart } from './still/still-part.tsx'
import { writtenMarkup } from './written-markup.ts'

/** Gives the markup of an element that it has seen under this key, else renders it. */
export type KeepMarkup = (key: string, element: ReactElement) => string

/** The server sets it; in the browser there is none. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null)

interface KeptItemProps<Shown> {
  readonly className: string
  readonly item: Item<Shown>
  readonly part: StillPart<Shown>
}

/** A list item that the server renders once, as a tyre stands in many lists, and that the browser leaves as it came. */
export function KeptItem<Shown extends object>({
  className,
  item,
  part: { loaded: Part },
}: KeptItemProps<Shown>) {
  const keep = use(KeepMarkupContext)
  const page = use(PageFactsContext)
  const shown = shownOf(item)
  const live = Part && shown && <Part {...shown} />
  if (live && !keep)
    return (
      <li key="live" className={className} id={item.id}>
        {live}
      </li>
    )
  const key = `${page.locale} ${page.today.slice(0, 10)} ${JSON.stringify(shown)}`
  const markup =
    keep && live
      ? keep(key, <PageFactsContext value={page}>{live}</PageFactsContext>)
      : writtenMarkup(item.id)
  return (
    <li
      key="written"
      className={className}
      id={item.id}
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}
