import './fittings.css'
import type { FittingOffer } from '@pito/contracts/fittings'
import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../places/place-memory.ts'
import { FittingLine } from './fitting-line.tsx'
import { fittingWords } from './fitting-words.ts'
import type { NearPlace } from './use-near-place.ts'
import { useNearPlace } from './use-near-place.ts'

interface FittingOffersProps extends Omit<NearPlace<readonly FittingOffer[]>, 'place'> {
  /** Is told whether no service point near the place fits the tyres. */
  readonly onNone?: (isNone: boolean) => void
  /** Called with the line about the earliest fitting, or with null when there is none to show. */
  readonly onSoonest?: ((line: ReactNode) => void) | undefined
}

/** Shows the offers of fittings near the place that the shop remembers, each with the reason why it is shown. */
export function FittingOffers({ onNone, onSoonest, ...needed }: FittingOffersProps) {
  const w = useWords(fittingWords)
  const place = usePlace()
  const { found, loading, load } = useNearPlace({ place, ...needed })
  const isNone = found?.data?.length === 0
  useEffect(() => {
    onNone?.(isNone)
    return () => onNone?.(false)
  }, [isNone, onNone])
  useEffect(() => {
    onSoonest?.(found?.failure ? null : <Soonest offers={found?.data} />)
    return () => onSoonest?.(null)
  }, [found, onSoonest])
  if (!place) return null
  if (found?.failure)
    return <PartAlert title={w.failed} failure={found.failure} again={load} loading={loading} />
  const offers = found?.data ?? []
  return (
    <div role="status" aria-busy={loading || undefined}>
      {offers.length === 0 && (
        <p className={found ? 'small no-fitting' : 'small'}>{found ? w.none : w.loading}</p>
      )}
      <dl className="offered">
        {offers.map((offer) => (
          <Offer offer={offer} key={offer.dealer.id} />
        ))}
      </dl>
    </div>
  )
}

/** Shows the offer with the earliest time outside the list of offers. */
function Soonest({ offers }: { offers: readonly FittingOffer[] | undefined }) {
  const w = useWords(fittingWords)
  const earliest = offers?.find(({ kinds }) => kinds.includes('earliest'))
  if (!earliest) return <>{offers ? w.none : w.loading}</>
  return (
    <>
      {`${listed([w.earliest], w.and)}: `}
      <FittingLine fitting={earliest} point={earliest.dealer.company_name} />
    </>
  )
}

function Offer({ offer }: { offer: FittingOffer }) {
  const w = useWords(fittingWords)
  const { dealer, kinds } = offer
  const link = dealer[`link_${languageOf(useLocale())}`]
  return (
    <div>
      <dt>
        {listed(
          kinds.map((kind) => w[kind]),
          w.and,
        )}
      </dt>
      <dd>
        <FittingLine fitting={offer} point={<Link to={link}>{dealer.company_name}</Link>} />
      </dd>
    </div>
  )
}

/** Returns a text such as "Earliest time, nearest and cheapest". */
function listed(reasons: readonly string[], and: string): string {
  const [last = '', ...others] = reasons.toReversed()
  const text = others.length === 0 ? last : `${others.toReversed().join(', ')} ${and} ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
