import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { Link, useLoaderData } from 'react-router'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'

/**
 * The link to the information page. Until a service point is chosen, the link is unavailable and the reason is shown.
 */
export function GarageProceed() {
  const w = useWords(garage)
  const locale = useLocale()
  const id = useId()
  const reason = useLoaderData<GarageData>().cart.not_checked_out
  return (
    <div className="stack stack--tight">
      {reason === null ? (
        <Link className="btn btn--go btn--wide" to={checkoutAddress('information', locale)}>
          {w.proceed}
        </Link>
      ) : (
        <>
          <Button look="go" wide unavailable aria-describedby={id}>
            {w.proceed}
          </Button>
          <p className="small" id={id}>
            {reason === 'appointment-missing' ? w.chooseFirst : w.fixCart}
          </p>
        </>
      )}
      <Link className="btn btn--bare btn--wide" to={checkoutAddress('cart', locale)}>
        {w.back}
      </Link>
    </div>
  )
}
