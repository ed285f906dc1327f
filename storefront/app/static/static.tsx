import type { HTMLAttributes, ReactNode } from 'react'

interface StaticProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'li'
  /** Finds its markup in the document. */
  readonly id: string
  /** None in a browser that has neither their script nor their data: then the markup of the document stays. */
  readonly children: ReactNode
}

/**
 * Rendered on the server and not hydrated. React leaves the inside of an element alone whose HTML is set, and has no
 * other way to say so; the HTML is what stands there, so nothing from outside comes in here. Nothing inside can have
 * effects or state before it has children in the browser.
 */
export function Static({ as: Tag = 'div', id, children, ...attributes }: StaticProps) {
  // React does not change an element from one to the other: the keys make them two.
  if (import.meta.env.SSR || children)
    return (
      <Tag key="rendered" id={id} {...attributes}>
        {children}
      </Tag>
    )
  return (
    <Tag
      key="as it came"
      id={id}
      {...attributes}
      dangerouslySetInnerHTML={markupOf(id)}
      suppressHydrationWarning
    />
  )
}

const markupById = new Map<string, { readonly __html: string }>()

/**
 * A part may come back after it has left the page: an earlier page of a list, or the menu after an error. The object
 * is the same at each render, because React sets the HTML again for another one: what is open would close.
 */
function markupOf(id: string) {
  const markup = markupById.get(id) ?? { __html: document.getElementById(id)?.innerHTML ?? '' }
  markupById.set(id, markup)
  return markup
}
