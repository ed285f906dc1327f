import type { ComponentProps } from 'react'

type AnchorProps = ComponentProps<'a'> & { href: string }

/** A link that has somewhere to go. Whoever hosts the page may take its clicks. */
export function Anchor(props: AnchorProps) {
  return <a {...props} />
}
