import type { ReactNode } from 'react'
import { useKeep } from './use-keep.tsx'

interface KeptProps {
  readonly tag: 'div' | 'ul' | 'fieldset'
  readonly className?: string
  /** Names the part and tells all that its markup depends on, besides language and day. */
  readonly by: string
  readonly children: ReactNode
}

/** A part that many pages have alike: the server renders it once, the browser as always. */
export function Kept({ tag: Tag, className, by, children }: KeptProps) {
  const keep = useKeep()
  if (!keep) return <Tag className={className}>{children}</Tag>
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: keep(by, children) }} />
}
