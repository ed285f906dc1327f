import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import type { TyreData } from '../tyre-data.ts'
import { tyre as words } from '../tyre-words.ts'

type List = typeof import('./fetched-sizes.tsx')

const focusable = { tabIndex: -1 }

/**
 * Shows the size as a control that opens the model's other sizes, which are then loaded. Without scripts a link opens
 * a page with them.
 */
export function ChangeSize({ tyre }: { tyre: TyreData }) {
  const w = useWords(words)
  const api = useApi()
  const [list, setList] = useState<List | null>(null)
  const { id, size } = tyre.card
  const shown = <b title={size}>{tyre.shownSize}</b>
  if (tyre.sizes < 2) return <p className="resize num">{shown}</p>
  return (
    <details
      className="resize"
      onToggle={() => import('./fetched-sizes.tsx').then(setList, () => undefined)}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <summary>
        <span className="resize__what">{w.otherSizes(tyre.sizes)}</span>
        <span className="select num">{shown}</span>
      </summary>
      <div className="resize__list" {...focusable}>
        {list ? (
          <list.FetchedSizes api={api} id={id} />
        ) : (
          <Anchor className="link" href={`/other-sizes/${id}`}>
            {w.allSizes}
            <Icon name="right" />
          </Anchor>
        )}
      </div>
    </details>
  )
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
