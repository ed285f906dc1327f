import { derived } from '@pito/contracts/values/derived'
import type { ReactNode } from 'react'
import { useKeep } from './use-keep.tsx'
import { writtenMarkup } from './written-markup.ts'

interface WrittenProps {
  readonly tag: 'div' | 'ul'
  readonly id: string
  readonly className?: string
  readonly hidden?: boolean
  /** All that its markup depends on, besides language and day: things that the server keeps. */
  readonly by: readonly object[]
  /** Given on the server alone, so that browsers are sent neither its script nor its data. */
  readonly children: ReactNode
}

/** A part that stays as it is while a document is open: the server writes it once, the browser leaves it as it came. */
export function Written({ tag: Tag, id, className, hidden, by, children }: WrittenProps) {
  const keep = useKeep()
  const markup =
    import.meta.env.SSR && keep
      ? keep(`${id} ${by.map((thing) => numberOf(thing)).join(' ')}`, children)
      : writtenMarkup(id)
  return (
    <Tag
      id={id}
      className={className}
      hidden={hidden}
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}

let things = 0
/** Another one for each thing. */
const numberOf = /* @__PURE__ */ derived(() => {
  things += 1
  return things
})
