import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { sheetAddress } from '@pito/contracts/values/label-address'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { NetPrice } from '../../account/net-price.tsx'
import { AddButton } from '../../cart/add-button.tsx'
import { CompareToggle } from '../../compare/compare-toggle.tsx'
import { useYear } from '../../season/use-year.ts'
import { CardFitting } from '../../service-points/fittings/card-fitting.tsx'
import { FitMark } from '../../vehicle/fit-mark.tsx'
import { LazyFitMark } from '../../vehicle/lazy-fit-mark.tsx'
import { tyres } from '../../words/tyres.ts'
import { IndexWords } from '../index-words.tsx'
import { isStudded, LabelArrows } from '../label-arrows.tsx'
import { ModelName } from '../model-name.tsx'
import { nameOf } from '../name-of.ts'
import { SeasonMark } from '../season-mark.tsx'
import { shownYear } from '../shown-year.ts'
import { StockMark } from '../stock-mark.tsx'
import type { TyreCardData } from '../tyre-card-data.ts'
import { TyrePicture } from '../tyre-picture.tsx'
import type { FullSet } from './full-set.ts'
import { fullSetWords } from './full-set-words.ts'

export interface TyreCardProps {
  readonly tyre: TyreCardData
  /** The price of a full set, or null for a sold-out tyre. */
  readonly fullSet: FullSet | null
  /** True for the first cards of a page, whose pictures load eagerly. */
  readonly eager?: boolean
  /** True for a grid, in which the picture stands above the text and is wider. */
  readonly wide?: boolean
}

/**
 * Uses the same markup everywhere; the style sheet arranges it by the width of the container. The whole card is a
 * link.
 */
export function TyreCard({ tyre, fullSet, eager, wide }: TyreCardProps) {
  const w = useWords(tyres)
  const year = shownYear(tyre.dotYear, useYear())
  const { stock } = tyre
  return (
    <article className={stock > 0 ? 'card' : 'card card--out'}>
      <div className="tyrebox">
        <TyrePicture src={tyre.picture} alt="" wide={wide} eager={eager} />
      </div>
      <div className="card__title">
        <p className="card__top">
          <SeasonMark seasonId={tyre.seasonId} />
          <BrandName name={tyre.brand} logo={tyre.logo} />
        </p>
        <h3>
          {/* The name contains the brand and the size, because screen readers list headings and links out of context. */}
          <Anchor href={tyre.href} aria-label={`${nameOf(tyre)} ${tyre.size}`}>
            <ModelName model={tyre.model} />
          </Anchor>
        </h3>
        <p className="card__size" aria-hidden="true">
          {tyre.size}
        </p>
      </div>
      <p className="card__index">
        <IndexWords load={tyre.load} speed={tyre.speed} />
      </p>
      <div className="card__label">
        <LabelArrows label={tyre.label} seasonId={tyre.seasonId} />
        {tyre.label.fuel && !isStudded(tyre.seasonId) && <SheetLink tyre={tyre} />}
      </div>
      <p className="card__stock">
        <StockMark count={stock} />
        {year && <span className="card__made">{w.made(year)}</span>}
        <CompareToggle tyre={tyre} />
        {tyre.fit ? <FitMark problems={tyre.fit} enough={tyre.enough} /> : <LazyFitMark tyre={tyre} />}
      </p>
      <div className="card__buy">
        <PriceBlock tyre={tyre} fullSet={fullSet} />
        <NetPrice cents={tyre.cents} each />
        {stock > 0 && <AddButton tyre={tyre} />}
        {tyre.similar && (
          <ButtonLink className="card__add" href={tyre.similar}>
            {w.similar}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

/**
 * Shows the brand's logo or, if the shop has no logo, its name. Screen readers ignore both, because the heading of the
 * card names the brand.
 */
function BrandName({ name, logo }: { name: string; logo: string }) {
  if (!logo)
    return (
      <span className="card__brand" aria-hidden="true">
        {name}
      </span>
    )
  return <img className="card__logo" src={logo} alt="" height="20" loading="lazy" />
}

/** Links to the product information sheet with the full label. The law requires both wherever a tyre is offered. */
function SheetLink({ tyre }: { tyre: TyreCardData }) {
  const w = useWords(tyres)
  return (
    <Anchor className="link card__sheet" href={sheetAddress(tyre.id)}>
      {w.sheet}
      <span className="vh">{` ${nameOf(tyre)}`}</span>
    </Anchor>
  )
}

/**
 * Shows two large sums: what a full set costs, or all tyres that are left if there are fewer, and what the same tyres
 * cost when fitted or, if they are not fitted, when delivered. A small line has the price of one tyre and, for a reduction,
 * the lowest price of the last 30 days. A sold-out tyre has only the price of one. All charges are included.
 */
export function PriceBlock({ tyre, fullSet }: Pick<TyreCardProps, 'tyre' | 'fullSet'>) {
  const w = useWords(tyres)
  const sets = useWords(fullSetWords)
  const { cents, lowestCents, feeIncluded, stock, fitted } = tyre
  const percent = reductionOf(cents, lowestCents)
  const pieces = firstQuantity(stock)
  const delivered = fullSet && formatEuro(fullSet.deliveredCents)
  const fittedFrom = fullSet?.fittedFromCents ? formatEuro(fullSet.fittedFromCents) : null
  const home = fittedFrom && delivered && sets.home(delivered)
  const each = pieces > 0 && `${formatEuro(cents)} ${w.each}`
  const prices = [each, !percent && home].filter(Boolean).join(' · ')
  const rest = [percent && home, feeIncluded && w.feeIncluded].filter(Boolean).join(' · ')
  return (
    <div className="prices">
      <Sum label={w.pieces[pieces]} sum={formatEuro(Math.max(1, pieces) * cents)} />
      {fittedFrom ? (
        <Sum second label={sets.fittedFrom} sum={fittedFrom} />
      ) : (
        delivered && <Sum second label={fitted ? sets.delivered : sets.freight} sum={delivered} />
      )}
      {fitted && <CardFitting tyreId={tyre.id} />}
      {(prices || percent) && (
        <p className="prices__small">
          {`${prices} `}
          {percent && lowestCents && (
            <>
              <span className="off">{`\u2212${percent}\u00a0%`}</span>
              {` ${w.lowestOfOne(formatEuro(lowestCents))}`}
            </>
          )}
        </p>
      )}
      {rest && <p className="prices__small">{rest}</p>}
    </div>
  )
}

interface SumProps {
  readonly label: string | undefined
  readonly sum: string
  /** True for the sum with a fitting or a delivery. */
  readonly second?: boolean
}

function Sum({ label, sum, second }: SumProps) {
  return (
    <p className={second ? 'prices__sum prices__second' : 'prices__sum'}>
      {`${label} `}
      <b>{sum}</b>
    </p>
  )
}
