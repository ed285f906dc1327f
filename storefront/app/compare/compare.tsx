import './compare.css'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Checkbox } from '@pito/ui/checkbox'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLayoutEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { page } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { listPaths } from '../tyres/list/list-address.ts'
import { nameOf } from '../tyres/name-of.ts'
import { tyres as tyreWords } from '../words/tyres.ts'
import { storeChosen } from './chosen-store.ts'
import { CompareMore } from './compare-more.tsx'
import { CompareNone } from './compare-none.tsx'
import { CompareTable } from './compare-table.tsx'
import { compare } from './compare-words.ts'
import { loadCompare } from './load-compare.ts'
import { useHeadingAfterChange } from './use-heading-after-change.ts'

const load = page(loadCompare)
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: ['ids'] }
const named = titled(
  compare,
  (w) => w.here,
  (w) => w.description,
)
export const meta = (args: MetaArgs) => [...named(args), notIndexed]

/** Shows up to four tyres side by side. The query of the URL determines which tyres are shown. */
export default function Compare() {
  const w = useWords(compare)
  const words = useWords(tyreWords)
  const language = languageOf(useLocale())
  const data = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { tyres, missing, tooMany } = data
  const heading = useHeadingAfterChange(tyres)
  useRememberedChoice(tyres)
  const crumbs = [
    { label: words.home, href: '/' },
    { label: words.tyres, href: data.list ?? listPaths[language] },
  ]
  return (
    <div className="wrap compare-page">
      <Breadcrumb label={words.path} crumbs={crumbs} here={w.here} />
      <div className="compare-page__head">
        <div className="stack stack--tight">
          <h1 ref={heading} tabIndex={-1}>
            {w.titles[tyres.length]}
          </h1>
          {tyres.length > 1 && <Lead tyres={tyres} />}
        </div>
        {tyres.length > 1 && <Checkbox id="only-differences">{w.onlyDifferences}</Checkbox>}
      </div>
      {missing > 0 && <Alert tone="warn" title={w.missing(missing)} />}
      {tooMany > 0 && <Alert tone="warn" title={w.tooMany} />}
      {tyres.length > 0 ? <CompareTable tyres={tyres} /> : <CompareNone />}
      <CompareMore data={data} />
    </div>
  )
}

/**
 * Stores the tyres of this page as the choice of this browser tab, so that the tray on the lists continues with them.
 * This is a layout effect, because an ordinary effect may run only after the visitor has gone back.
 */
function useRememberedChoice(tyres: Parameters<typeof Lead>[0]['tyres']): void {
  const { search } = useLocation()
  const namesTyres = search.includes('ids=')
  useLayoutEffect(() => {
    if (namesTyres) storeChosen(tyres.map((tyre) => ({ id: tyre.id, name: nameOf(tyre) })))
  }, [tyres, namesTyres])
}

function Lead({ tyres }: { tyres: Awaited<ReturnType<typeof loader>>['tyres'] }) {
  const w = useWords(compare)
  const language = languageOf(useLocale())
  const seasons = [...new Set(tyres.map(({ seasonId }) => seasonId))]
  const sizes = [...new Set(tyres.map(({ bareSize }) => bareSize))]
  const season = seasons.length === 1 ? seasonOfId(seasons[0] ?? 0) : undefined
  const name = season && seasonName(season, language)
  return (
    <p className="compare-page__lead">
      {name}
      {name && sizes.length === 1 && `, ${w.size} `}
      {sizes.length === 1 && <b className="num">{sizes[0]}</b>}
      {(name || sizes.length === 1) && '. '}
      {w.legend}
    </p>
  )
}
