import { Bone, Skeleton } from '@pito/ui/skeleton'
import { useWords } from '@pito/web/words/words'
import { useCart } from '../cart/cart-store.ts'
import type { BookingDealer } from './booking-dealer.ts'
import { BookingFoot } from './booking-foot.tsx'
import { booking } from './booking-words.ts'

/** Takes the place of the booking form while the times load, so that the dialog keeps its size. Its button waits. */
export function BookingSkeleton({ dealer }: { dealer: BookingDealer }) {
  const w = useWords(booking)
  const hasTyres = (useCart().cart?.quantity ?? 0) > 0
  return (
    <div className="booking__form">
      <Skeleton label={w.loading} className="booking__cols">
        <div className="skel booking__day">
          {['month', 'week 1', 'week 2', 'week 3', 'week 4', 'week 5'].map((bone) => (
            <Bone kind="button" key={bone} />
          ))}
        </div>
        <div className="skel booking__times">
          <Bone kind="title" width="half" />
          <Bone kind="button" />
          <Bone kind="button" />
        </div>
      </Skeleton>
      <BookingFoot dealer={dealer} chosen={nothingChosen} hasTyres={hasTyres} canBook state="waiting" />
    </div>
  )
}

const nothingChosen = { date: null, time: null }
