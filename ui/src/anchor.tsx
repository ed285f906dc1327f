import type { ComponentProps, ComponentType } from 'react'
import { createContext, use } from 'react'

export interface AnchorProps extends ComponentProps<'a'> {
  /** Leaves the page at its scroll position after the navigation. */
  readonly preventScrollReset?: boolean | undefined
  /** Replaces the current entry in the history. */
  readonly replace?: boolean | undefined
  /** Loads a document instead of navigating in the router. */
  readonly reloadDocument?: boolean | undefined
}

/** The component that renders links: a front end provides one that knows its router. Without one they are plain. */
export const LinkContext = createContext<ComponentType<AnchorProps>>(PlainLink)

/** A link to a page. */
export function Anchor(props: AnchorProps) {
  const Link = use(LinkContext)
  return <Link {...props} />
}

function PlainLink({ preventScrollReset, replace, reloadDocument, ...rest }: AnchorProps) {
  return <a {...rest} />
}
