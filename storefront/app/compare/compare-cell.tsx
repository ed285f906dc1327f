import { firstQuantity, fullSet } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import { languageOf } from '@pito/contracts/values/locale'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { seasonName, seasonOfId, studded } from '@pito/contracts/values/tyre-season'
import { Price } from '@pito/ui/price'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ComponentType } from 'react'
import { useYear } from '../season/use-year.ts'
import { Arrow } from '../tyres/label-arrows.tsx'
import { shownYear } from '../tyres/shown-year.ts'
import { StockMark } from '../tyres/stock-mark.tsx'
import { Breakable, Hyphenated } from '../words/hyphenated.tsx'
import { tyres } from '../words/tyres.ts'
import type { RowName } from './compare-rows.ts'
import { compare } from './compare-words.ts'
import type { ShownTyre } from './load-compare.ts'

interface CellProps {
  readonly tyre: ShownTyre
}

/** Renders the cell of one tyre in the row with the given name. */
export function CompareCell({ name, tyre }: CellProps & { name: RowName }) {
  const Cell = cells[name]
  return <Cell tyre={tyre} />
}

const cells: Readonly<Record<RowName, ComponentType<CellProps>>> = {
  four: Four,
  one: OneTyre,
  wet: ({ tyre }) => <Letter letter={tyre.label.wet} seasonId={tyre.seasonId} />,
  fuel: ({ tyre }) => <Letter letter={tyre.label.fuel} seasonId={tyre.seasonId} />,
  noise: Noise,
  noiseClass: ({ tyre }) => <Letter letter={tyre.label.noiseClass} seasonId={tyre.seasonId} noise />,
  label: Label,
  size: ({ tyre }) => <b className="num">{tyre.bareSize}</b>,
  season: Season,
  load: Load,
  speed: Speed,
  snow: Snow,
  ice: Ice,
  build: Build,
  year: Year,
  stock: ({ tyre }) => <StockMark count={tyre.stock} />,
}

/** If fewer than four tyres are in stock, the cell also says for how many tyres the price is. */
function Four({ tyre }: CellProps) {
  return tyre.stock < fullSet ? <SetPrice tyre={tyre} /> : <Price cents={fullSet * tyre.cents} />
}

function OneTyre({ tyre: { cents, lowestCents, stock } }: CellProps) {
  const w = useWords(tyres)
  const percent = reductionOf(cents, lowestCents)
  if (stock <= 0) return <StockMark count={stock} />
  return (
    <>
      <span className="row">
        <Price cents={cents} />
        {percent && <span className="off">{`\u2212${percent}\u00a0%`}</span>}
      </span>
      {percent && lowestCents && (
        <small>
          <Breakable text={w.lowest(formatEuro(lowestCents))} />
        </small>
      )}
    </>
  )
}

interface LetterProps {
  readonly letter: string | null
  readonly seasonId: number
  readonly noise?: boolean
}

function Letter({ letter, seasonId, noise }: LetterProps) {
  if (seasonId === studded || !letter) return <NoValue seasonId={seasonId} />
  return <Arrow letter={letter} noise={noise} />
}

function NoValue({ seasonId }: Pick<LetterProps, 'seasonId'>) {
  const w = useWords(compare)
  return <small>{seasonId === studded ? w.outside : w.unknown}</small>
}

function Noise({ tyre: { label, seasonId } }: CellProps) {
  if (seasonId === studded || !label.decibels) return <NoValue seasonId={seasonId} />
  return <b>{`${label.decibels}\u00a0dB`}</b>
}

function Label({ tyre: { seasonId } }: CellProps) {
  const w = useWords(compare)
  return seasonId === studded ? w.outsideAll : w.unknown
}

function Season({ tyre: { seasonId } }: CellProps) {
  const language = languageOf(useLocale())
  const season = seasonOfId(seasonId)
  return season ? <Hyphenated text={seasonName(season, language)} /> : null
}

function Load({ tyre: { load, loadDual } }: CellProps) {
  const w = useWords(compare)
  const indexes = loadDual === null ? [load] : [load, loadDual]
  const kilograms = indexes.map((index) => kilogramsOf(index) ?? '–').join('/')
  return (
    <>
      <b>{indexes.join('/')}</b>
      <small>{`${kilograms}\u00a0kg ${w.aTyre}`}</small>
    </>
  )
}

function Speed({ tyre: { speed } }: CellProps) {
  const w = useWords(tyres)
  const fast = speedOf(speed)
  return (
    <>
      <b>{speed}</b>
      {fast && <small>{fast.above ? w.over(fast.kmh) : w.atMost(fast.kmh)}</small>}
    </>
  )
}

function Snow({ tyre: { snow } }: CellProps) {
  const w = useWords(compare)
  return <Breakable text={snow ? w.snowYes : w.no} />
}

function Ice({ tyre: { ice } }: CellProps) {
  const w = useWords(compare)
  return ice ? w.yes : w.no
}

function Build({ tyre: { reinforced, runFlat } }: CellProps) {
  const w = useWords(compare)
  const marks = [...(reinforced ? [w.reinforced(reinforced)] : []), ...(runFlat ? [w.runFlat] : [])]
  return marks.join(', ') || w.plain
}

function Year({ tyre: { dotYear } }: CellProps) {
  const w = useWords(compare)
  const year = shownYear(dotYear, useYear())
  if (year) return <b>{year}</b>
  return <small>{dotYear === null ? w.unknown : w.newer}</small>
}

interface SetPriceProps {
  readonly tyre: Pick<ShownTyre, 'cents' | 'stock'>
}

/**
 * Shows the price of four tyres, or of all that are left if there are fewer. A sold-out tyre has a mark instead of a
 * price.
 */
export function SetPrice({ tyre: { cents, stock } }: SetPriceProps) {
  const w = useWords(tyres)
  const pieces = firstQuantity(stock)
  if (pieces === 0) return <StockMark count={stock} />
  return (
    <>
      <Price cents={pieces * cents} />
      <small>{w.pieces[pieces]}</small>
    </>
  )
}
