import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { PhoneLink } from '../frame/phone-link.tsx'
import type { MissingPage } from '../page/missing-page.ts'
import { useRootData } from '../page/root-data.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { SizeForm } from '../vehicle/finder/size-form.tsx'
import { PlateForm } from '../vehicle/plate-form.tsx'
import { waysOn } from './ways-on-words.ts'

/** `archived_article` is the article that the page showed before it was archived. */
export type WaysOnProps = Pick<MissingPage, 'sizes' | 'archived_article'>

/**
 * Offers ways to continue where nothing was found: the search by licence plate, the search by size if the loader of the
 * page has loaded the sizes, and the telephone.
 */
export function WaysOn({ sizes, archived_article: archived }: WaysOnProps) {
  const w = useWords(waysOn)
  const language = languageOf(useLocale())
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
