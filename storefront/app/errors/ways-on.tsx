import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { MissingPage } from '../api/missing-page.ts'
import type { SizeOptions } from '../api/size-options.ts'
import { loadSizes } from '../api/size-options.ts'
import { SizeForm } from '../finder/size-form.tsx'
import { PhoneLink } from '../frame/phone-link.tsx'
import { emptyList } from '../list/list-state.ts'
import { useRootData } from '../page/root-data.ts'
import { PlateForm } from '../plate/plate-form.tsx'
import { waysOn } from './ways-on-words.ts'

/** `archived_article` is the article that the page showed before it was archived. */
export type WaysOnProps = Pick<MissingPage, 'sizes' | 'archived_article'>

/** Offers ways to continue where nothing was found: the search by licence plate and by size, and the telephone. */
export function WaysOn({ sizes: start = null, archived_article: archived }: WaysOnProps) {
  const w = useWords(waysOn)
  const language = languageOf(useLocale())
  const sizes = useSizes(start)
  const root = useRootData()
  return (
    <div className="ways">
      {archived && (
        <p>
          {archived.name}.{' '}
          <Anchor className="link" href={archived[`link_${language}`]}>
            {w.ofSize(archived.size_text)}
          </Anchor>
        </p>
      )}
      <PlateForm chosen={emptyList(null)} />
      {sizes && <SizeForm sizes={sizes} />}
      {root?.customerServicePhone && (
        <p>
          {w.call} <PhoneLink className="link" /> <span className="small">{root.customerServiceHours}</span>
        </p>
      )}
    </div>
  )
}

/** Loads the sizes after load on pages whose loader did not load them. */
function useSizes(start: SizeOptions | null): SizeOptions | null {
  const api = useApi()
  const [loaded, setLoaded] = useState<SizeOptions | null>(null)
  useEffect(() => {
    // Without the sizes, the other ways to continue remain.
    if (!start) loadSizes(api).then(setLoaded, () => undefined)
  }, [api, start])
  return start ?? loaded
}
