import './tyre.css'
import { firstQuantity, fullSet } from '@pito/contracts/values/cart-quantity'
import { sheetAddress } from '@pito/contracts/values/label-address'
import { Anchor } from '@pito/ui/anchor'
import { Tabs } from '@pito/ui/tabs'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { ReactNode, SyntheticEvent } from 'react'
import { Suspense, useEffect, useId, useState } from 'react'
import { useLoaderData } from 'react-router'
import { TyreAlertDisclosure } from '../alerts/tyre-alert-disclosure.tsx'
import { useViewedTyre } from '../analytics/use-viewed-tyre.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { useOffersFitting } from '../page/root-data.ts'
import { RatingLink, TyreReviews } from '../reviews/tyre-reviews.tsx'
import { useYear } from '../season/use-year.ts'
import { TyreFitting } from '../service-points/fittings/tyre-fitting.tsx'
import { LabelArrows } from '../tyres/label-arrows.tsx'
import { nameOf } from '../tyres/name-of.ts'
import { shownYear } from '../tyres/shown-year.ts'
import { sizeInWords } from '../tyres/sizes/size-anatomy.tsx'
import { SizeMarkingButton, SizeMarkingDialog } from '../tyres/sizes/size-marking.tsx'
import { sizeMarking } from '../tyres/sizes/size-marking-words.ts'
import type { FitTyre } from '../vehicle/fit-of-tyre.ts'
import { FitUnchecked } from '../vehicle/fit-unchecked.tsx'
import { LazyFitMark } from '../vehicle/lazy-fit-mark.tsx'
import { useVehicleText } from '../vehicle/vehicle-store.ts'
import { TyreAlternatives } from './alternatives/tyre-alternatives.tsx'
import { buying } from './buy/buying-words.ts'
import { TyreBuy } from './buy/tyre-buy.tsx'
import { EuLabel } from './facts/eu-label.tsx'
import { FactTable } from './facts/fact-table.tsx'
import { TyreGallery } from './gallery/tyre-gallery.tsx'
import { LazySeenTyres } from './seen/lazy-seen-tyres.tsx'
import { ServiceInfo } from './service-info.tsx'
import { FrontAndRear } from './set/front-and-rear.tsx'
import { ChangeSize } from './sizes/change-size.tsx'
import type { TyreData } from './tyre-data.ts'
import { tyre, tyre as tyreWords } from './tyre-words.ts'
import { WayBack } from './way-back.tsx'

const paintMilliseconds = 2000

export function TyrePage() {
  const tyre = useLoaderData<TyreData>()
  // The key resets the pictures and tabs when another tyre is opened on the same page.
  return <Tyre key={tyre.card.id} tyre={tyre} />
}

function Tyre({ tyre: loaded }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  const marking = useWords(sizeMarking)
  const { shown: tyre, onErrorCapture } = useLabelPicture(loaded)
  const later = useAfterFirstPaint()
  const offersFitting = useOffersFitting()
  const { card } = tyre
  const [quantity, setQuantity] = useState(firstQuantity(card.stock))
  const { instead, better } = tyre.alternatives
  const soldOut = card.stock <= 0
  const isFitted = card.fitted && offersFitting
  const [soonest, setSoonest] = useState<ReactNode>(null)
  useViewedTyre(card)
  const size = { ...tyre, load: card.load, speed: card.speed }
  return (
    <div className="wrap" onErrorCapture={onErrorCapture}>
      <WayBack tyre={tyre} />
      <p className="pdp__fit">
        <LazyFitMark tyre={card} />
      </p>
      <div className="pdp">
        <TyreGallery tyre={tyre} later={later} />
        <div className="pdp__info">
          <TyreHead tyre={tyre} />
          <section className="stack" aria-label={w.size}>
            <p className="vh">{`${card.size}: ${sizeInWords(size, marking)}`}</p>
            <div className="pdp__size">
              <ChangeSize tyre={tyre} />
              <SizeMarkingButton look="link">{w.meaning}</SizeMarkingButton>
            </div>
            <LazyFitLine tyre={card} />
          </section>
          <TyreBuy
            key={card.id}
            card={card}
            delivery={tyre.delivery}
            fitting={tyre.fitting}
            soonest={isFitted && (soonest ?? <FindSoonest />)}
            similarId={instead?.name ?? null}
            onQuantity={setQuantity}
          />
          {instead && <TyreAlternatives {...instead} />}
          {isFitted && (
            <TyreFitting tyreId={card.id} quantity={quantity} onSoonest={setSoonest} id={fittingId} />
          )}
          <CompareToggle tyre={card} />
          {/* Few cars need two sizes, so this form does not stand between the price and the button to buy. */}
          {tyre.frontAndRear && <FrontAndRear {...tyre.frontAndRear} />}
          <TyreAlertDisclosure tyreId={card.id} soldOut={soldOut} />
        </div>
        <ServiceInfo id={card.id} fitting={tyre.fitting} isFreight={!card.fitted} />
      </div>
      <TyreDetails tyre={tyre} later={later} />
      {tyre.reviews && <TyreReviews {...tyre.reviews} />}
      {better && (
        <div className="others__end">
          <TyreAlternatives {...better} />
        </div>
      )}
      <LazySeenTyres tyre={tyre} later={later} />
      <SizeMarkingDialog size={size} />
    </div>
  )
}

const fittingId = 'fitting'

/** Links to the field for the place, because the earliest time depends on it. */
function FindSoonest() {
  const { findSoonest } = useWords(buying)
  return (
    <Anchor className="link" href={`#${fittingId}`}>
      {findSoonest}
    </Anchor>
  )
}

/**
 * If the label's picture fails to load, its slide is removed from the gallery too. The label's values are also shown
 * as text.
 */
function useLabelPicture(tyre: TyreData) {
  const [failed, setFailed] = useState(false)
  const onErrorCapture = ({ target }: SyntheticEvent) => {
    const source = target instanceof HTMLImageElement ? target.getAttribute('src') : null
    if (tyre.slides.some(({ label, src }) => label && src === source)) setFailed(true)
  }
  const shown = failed ? { ...tyre, slides: tyre.slides.filter(({ label }) => !label) } : tyre
  return { shown, onErrorCapture }
}

/**
 * Returns false during the first paint and true afterwards. Content that would compete with the first paint for
 * bandwidth waits for this.
 */
function useAfterFirstPaint(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), paintMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return later
}

/**
 * Shows the tyre's name, its rating, the classes of its label with a link to the product information sheet, and its
 * availability.
 */
function TyreHead({ tyre: { card, reviews } }: { tyre: TyreData }) {
  const w = useWords(tyre)
  return (
    <header className="stack stack--tight">
      <h1>
        {nameOf(card) !== card.model && <span className="pdp__brand">{card.brand} </span>}
        {card.model}
      </h1>
      {reviews && <RatingLink {...reviews} />}
      <div className="pdp__row">
        <LabelArrows label={card.label} seasonId={card.seasonId} />
        {card.label.fuel && (
          <Anchor className="link small" href={sheetAddress(card.id)}>
            {w.sheet}
          </Anchor>
        )}
        <Availability count={card.stock} />
      </div>
    </header>
  )
}

/** Says whether a full set is available and, if it is not, how many tyres are left. */
function Availability({ count }: { count: number }) {
  const w = useWords(buying)
  if (count <= 0) return <span className="stock stock--out">{w.soldOut}</span>
  if (count >= fullSet) return <span className="stock stock--in">{w.inStock}</span>
  return <span className="stock stock--few">{w.available(count)}</span>
}

/** Shows the description, if there is one, the specification and the label in tabs. */
export function TyreDetails({ tyre, later }: { tyre: TyreData; later: boolean }) {
  const w = useWords(tyreWords)
  const year = shownYear(tyre.card.dotYear, useYear())
  const made = year === null ? [] : [[w.year, String(year)] as const]
  return (
    <section className="section facts" aria-label={w.details}>
      <Tabs
        label={w.details}
        start
        tabs={[
          ...(tyre.description || tyre.summary
            ? [{ id: 'description', label: w.description, panel: <Description tyre={tyre} /> }]
            : []),
          {
            id: 'facts',
            label: w.facts,
            panel: (
              <>
                <h2>{w.facts}</h2>
                <FactTable rows={[...tyre.facts, ...made]} />
              </>
            ),
          },
          { id: 'eu-label', label: w.label, panel: <EuLabel tyre={tyre} later={later} /> },
        ]}
      />
    </section>
  )
}

function Description({ tyre: { description, summary } }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  return (
    <>
      <h2>{w.description}</h2>
      <ReadMore text={description || summary} more={w.readMore} less={w.readLess} />
    </>
  )
}

interface ReadMoreProps {
  /** The text, whose paragraphs are separated by blank lines. */
  text: string
  more: string
  less: string
}

/** A text shorter than this is always shown whole. */
const shortText = 260

/** Shortens a long text until the visitor opens it. Without scripts the whole text is visible. */
function ReadMore({ text, more, less }: ReadMoreProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > shortText
  return (
    <>
      <div className={long && !open ? 'stack cut' : 'stack'} id={id}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {long && (
        <button
          type="button"
          className="link cut__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      )}
    </>
  )
}

const FitLine = lazyOptional(
  () => import('../vehicle/fit-line.tsx').then((loaded) => loaded.FitLine),
  FitUnchecked,
)

/**
 * Shows whether the tyre fits. One line is reserved for it on the cached page, so that nothing moves when the
 * visitor's vehicle is known.
 */
function LazyFitLine({ tyre }: { tyre: FitTyre & { readonly id: number } }) {
  const isKnown = useVehicleText() !== null
  return (
    <div className="fit-line-region">
      <Suspense>{isKnown && <FitLine tyre={tyre} />}</Suspense>
    </div>
  )
}
