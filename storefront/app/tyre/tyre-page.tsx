import './tyre.css'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { useWords } from '@pito/web/words/words'
import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { TyreAlertDisclosure } from '../alerts/tyre-alert-disclosure.tsx'
import { useViewedTyre } from '../analytics/use-viewed-tyre.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { useOffersFitting } from '../page/root-data.ts'
import { TyreReviews } from '../reviews/tyre-reviews.tsx'
import { TyreFitting } from '../service-points/fittings/tyre-fitting.tsx'
import { SizeAnatomy, sizeInWords } from '../tyres/sizes/size-anatomy.tsx'
import { SizeMarkingButton, SizeMarkingDialog } from '../tyres/sizes/size-marking.tsx'
import { sizeMarking } from '../tyres/sizes/size-marking-words.ts'
import { LazyFitLine } from '../vehicle/lazy-fit-line.tsx'
import { LazyFitMark } from '../vehicle/lazy-fit-mark.tsx'
import { TyreAlternatives } from './alternatives/tyre-alternatives.tsx'
import { TyreBuy } from './buy/tyre-buy.tsx'
import { TyreDetails } from './facts/tyre-details.tsx'
import { TyreGallery } from './gallery/tyre-gallery.tsx'
import { LazySeenTyres } from './seen/lazy-seen-tyres.tsx'
import { ServiceInfo } from './service-info.tsx'
import { FrontAndRear } from './set/front-and-rear.tsx'
import { ChangeSize } from './sizes/change-size.tsx'
import type { TyreData } from './tyre-data.ts'
import { TyreHead } from './tyre-head.tsx'
import { tyre as tyreWords } from './tyre-words.ts'
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
            <SizeAnatomy size={size} />
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
            onQuantity={setQuantity}
          />
          {instead && <TyreAlternatives {...instead} />}
          {card.fitted && offersFitting && <TyreFitting tyreId={card.id} quantity={quantity} />}
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
