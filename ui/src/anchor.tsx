import type { ComponentProps, ComponentType } from 'react'
import { createContext, use } from 'react'

type AnchorProps = ComponentProps<'a'> & { href: string }

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** The router gives its own link here once, and every link of the library follows it without a page load. */
export const AnchorProvider = AnchorContext.Provider

export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext)
  return <Link {...props} />
}
