import { derived } from '@pito/contracts/values/derived'
import type { Item } from './item.ts'
import { shownOf } from './item.ts'
import type { StillPart } from './still/still-part.tsx'
import { useKeep } from './use-keep.tsx'
import { writtenMarkup } from './written-markup.ts'

interface KeptItemProps<Shown> {
  readonly className: string
  readonly item: Item<Shown>
  readonly part: StillPart<Shown>
}

const keyOf = /* @__PURE__ */ derived(
  (item: { readonly id: string }, shown: object) => item.id + JSON.stringify(shown),
)

/** A list item that the server renders once, as a tyre stands in many lists, and that the browser leaves as it came. */
export function KeptItem<Shown extends object>({
  className,
  item,
  part: { loaded: Part },
}: KeptItemProps<Shown>) {
  const keep = useKeep()
  const shown = shownOf(item)
  const live = Part && shown && <Part {...shown} />
  if (live && !keep)
    return (
      <li key="live" className={className} id={item.id}>
        {live}
      </li>
    )
  const isKept = import.meta.env.SSR && keep && live && shown
  const markup = isKept ? keep(keyOf(item, shown), live) : writtenMarkup(item.id)
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
