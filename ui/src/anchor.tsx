import type { ComponentProps, ComponentType } from 'react'
import { createContext, use } from 'react'

export interface AnchorProps extends ComponentProps<'a'> {
  /** Whether the page stays at its scroll position after the navigation. */
  readonly preventScrollReset?: boolean | undefined
  /** Whether the link replaces the current entry in the browser's history. */
  readonly replace?: boolean | undefined
  /** Whether the link loads a new document instead of navigating within the router. */
  readonly reloadDocument?: boolean | undefined
}

/**
 * The component that renders links. A front end provides one that uses its router; without it, links are plain `<a>`
 * elements.
 */
export const LinkContext = createContext<ComponentType<AnchorProps>>(PlainLink)

/** A link to a page, rendered by the component of `LinkContext`. */
export function Anchor(props: AnchorProps) {
  const Link = use(LinkContext)
  return <Link {...props} />
}

function PlainLink({ preventScrollReset, replace, reloadDocument, ...rest }: AnchorProps) {
  return <a {...rest} />
}
