import type { Cart } from '@pito/contracts/cart'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { track } from '../analytics/track.ts'
import { booking } from '../booking/booking-words.ts'
import { startOf } from '../booking/submit-take-time.ts'
import { TakeTimeFields } from '../booking/take-time-fields.tsx'
import { useTimeName } from '../booking/use-time-name.ts'
import { nameOf } from '../tyres/name-of.ts'
import { cart as cartWords } from './cart-words.ts'
import { anotherCarField } from './fit-question/fit-fields.ts'
import type { RemovedLine } from './submit-cart.ts'
import type { useRemoveForm } from './use-remove-form.ts'

interface RemovedProps {
  readonly removed: RemovedLine
  readonly cart: Cart
  readonly form: ReturnType<typeof useRemoveForm>
}

/**
 * Says what was removed and offers to add it again. The focus moves to this message, because the button that had the
 * focus was removed too.
 */
export function Removed({ removed, cart, form }: RemovedProps) {
  const w = useWords(cartWords)
  const words = useWords(booking)
  const nameOfTime = useTimeName()
  // The last tyre takes the fitting time along, and undoing the removal takes the time again.
  const time = cart.quantity === 0 ? cart.former_appointment : null
  const alert = useRef<HTMLDivElement>(null)
  const trackRemoved = useEffectEvent(() => void track({ name: 'remove_from_cart', items: [removed] }))
  useEffect(() => {
    alert.current?.focus()
    trackRemoved()
  }, [])
  return (
    <Alert
      title={w.removed(nameOf(removed))}
      tone="good"
      ref={alert}
      end={
        <PostForm form={form}>
          <input type="hidden" name="type_id" value={removed.id} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          {removed.isForAnotherCar && <input type="hidden" name={anotherCarField} value={removed.id} />}
          {time && <TakeTimeFields former={time} cartId={cart.id} />}
          {time && <input type="hidden" name="start" value={startOf(time)} />}
          <Button type="submit" busy={form.pending}>
            {w.undo}
          </Button>
        </PostForm>
      }
    >
      {time && <p>{words[time.reason](nameOfTime(time))}</p>}
    </Alert>
  )
}
