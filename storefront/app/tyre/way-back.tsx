import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openedFromIn } from '../frame/opened-from.ts'
import { readListPath } from '../tyres/list/list-path.ts'
import { tyres } from '../words/tyres.ts'
import type { TyreData } from './tyre-data.ts'
import { tyre as tyreWords } from './tyre-words.ts'

/**
 * Shows a link to the list from which the tyre was opened or, if there was none, to the list of its size, and beside
 * it the breadcrumb.
 */
export function WayBack({ tyre }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  const words = useWords(tyres)
  const language = languageOf(useLocale())
  const { before, goBack } = useListBefore()
  return (
    <div className="pdp__way">
      <Anchor className="pdp__back" href={before ?? tyre.back} onClick={before ? goBack : undefined}>
        <Icon name="left" />
        {w.back}
      </Anchor>
      <Breadcrumb
        label={words.path}
        crumbs={tyre.crumbs}
        here={tyre.card.model}
        hereHref={tyre.addresses[language]}
      />
    </div>
  )
}

function useListBefore() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [before, setBefore] = useState<string | null>(null)
  // Only the browser knows its history, so the server renders the link to the list of the tyre's size.
  useEffect(() => setBefore(listBefore(state)), [state])
  const goBack = (event: MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The previous history entry is the list from which the tyre was opened, so going back also restores the list's
    // scroll position.
    void navigate(-1)
  }
  return { before, goBack }
}

/** Returns the path of the list from which the tyre was opened, or null if the visitor came from another page. */
export function listBefore(state: unknown): string | null {
  const from = openedFromIn(state) ?? ''
  const [path = ''] = from.split('?')
  return readListPath(path) ? from : null
}
