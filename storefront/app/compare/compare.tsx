import './compare.css'
import { addressIn } from '@pito/contracts/values/address-in'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { mostCompared } from '@pito/contracts/values/most-compared'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import { car } from '@pito/contracts/values/vehicle-type'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Empty } from '@pito/ui/empty'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { page } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { winterToBuy } from '../season/winter-to-buy.ts'
import { listAddress, listPaths } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { tyres as tyreWords } from '../words/tyres.ts'
import { chosenTyre, chosenTyres, storeChosen } from './chosen-store.ts'
import { compareAddress } from './compare-address.ts'
import { isMixed } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { compare } from './compare-words.ts'
import { comparedMixes } from './compared-mixes.ts'
import type { CompareData } from './load-compare.ts'
import { loadCompare } from './load-compare.ts'

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
      <NoAlternatives data={data} />
      {tyres.length > 0 ? <CompareTable tyres={tyres} /> : <CompareNone />}
      <CompareMore data={data} />
    </div>
  )
}

/**
 * Stores the tyres of this page as the choice of this browser tab, so that the tray on the lists continues with them.
 * A URL that names no tyres is replaced by that of the tab's choice. This is a layout effect, because an ordinary
 * effect may run only after the visitor has gone back.
 */
function useRememberedChoice(tyres: Parameters<typeof Lead>[0]['tyres']): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const language = languageOf(useLocale())
  const namesTyres = search.includes('ids=')
  useLayoutEffect(() => {
    if (namesTyres) return storeChosen(tyres.map(chosenTyre))
    const ids = chosenTyres().map(({ id }) => id)
    if (ids.length > 0) void navigate(addressIn(compareAddress(ids), language), { replace: true })
  }, [tyres, namesTyres, navigate, language])
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
      {isMixed(tyres) ? w.legendOfMix : w.legend}
    </p>
  )
}

/** Warns about tyres that are no alternatives to each other, and leads to the same models in one size. */
function NoAlternatives({ data: { tyres, inOneSize } }: { data: CompareData }) {
  const w = useWords(compare)
  const language = languageOf(useLocale())
  return (
    <>
      {comparedMixes(tyres, w, language).map(({ sentence, groups }) => (
        <Alert tone="warn" title={sentence} key={sentence}>
          <ul>
            {groups.map(([name, names]) => (
              <li key={name}>{`${name}: ${names.join(', ')}`}</li>
            ))}
          </ul>
        </Alert>
      ))}
      {inOneSize && (
        <p>
          <Anchor className="link" href={compareAddress(inOneSize.ids)} rel="nofollow">
            {w.inOneSize(inOneSize.size)}
          </Anchor>
        </p>
      )}
    </>
  )
}

/**
 * Moves the focus to the heading when a tyre is removed, because the pressed link is removed with it. Otherwise the
 * focus would return to the top of the document.
 */
function useHeadingAfterChange(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const changed = before.current !== shown
    before.current = shown
    if (changed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}

const ofCars = (...seasons: string[]) => withPicked(emptyList(car), 'tyre_season', seasons)

function CompareNone() {
  const w = useWords(compare)
  const language = languageOf(useLocale())
  const winter = listAddress(ofCars(...winterToBuy(car).map(({ name }) => name)), language)
  return (
    <Empty title={w.none} level={2}>
      <p>{w.noneHint}</p>
      <p className="row">
        <ButtonLink href={winter}>{w.winter}</ButtonLink>
        <ButtonLink href={listAddress(ofCars('Summer'), language)}>{w.summer}</ButtonLink>
        <ButtonLink href={listPaths[language]}>{w.all}</ButtonLink>
      </p>
    </Empty>
  )
}

/**
 * As long as fewer tyres are compared than possible, links offer other tyres of the same size and season. They are
 * links, so that adding a tyre needs no scripts.
 */
function CompareMore({ data: { tyres, offered, list } }: { data: CompareData }) {
  const w = useWords(compare)
  const { pieces } = useWords(tyreWords)
  if (tyres.length === 0 || tyres.length >= mostCompared || !list) return null
  const ids = tyres.map(({ id }) => id)
  return (
    <section className="stack" aria-labelledby="compare-more">
      <h2 id="compare-more">{tyres.length === 1 ? w.another : w.more}</h2>
      {offered.length > 0 && <p className="quiet">{w.moreHint}</p>}
      <ul className="compare-more">
        {offered.map(({ id, name, cents, stock }) => (
          <li key={id}>
            <Anchor href={compareAddress([...ids, id])} rel="nofollow" preventScrollReset>
              <Icon name="plus" />
              <b>
                <span className="vh">{w.add} </span>
                {name}
              </b>
              <span>
                <span className="num">{formatEuro(firstQuantity(stock) * cents)}</span>{' '}
                {pieces[firstQuantity(stock)]}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <ButtonLink href={list}>{w.list}</ButtonLink>
    </section>
  )
}
