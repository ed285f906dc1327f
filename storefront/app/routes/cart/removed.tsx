import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { useEffect, useRef } from 'react'
import { cartAddress } from '../../cart/cart-address.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import type { CartChange } from '../../cart/change-cart.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { useWords } from '../../words/words.ts'
import type { CartForms } from './use-cart-forms.ts'

interface RemovedProps {
  readonly removed: NonNullable<CartChange['removed']>
  readonly forms: CartForms
}

/** Says what is gone and puts it back; the focus comes here, because the button that had it is gone too. */
export function Removed({ removed, forms }: RemovedProps) {
  const w = useWords(cartWords)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      title={w.removed(removed.name)}
      tone="good"
      ref={alert}
      end={
        <form method="post" action={cartAddress(useLocale())} onSubmit={forms.submit}>
          <input type="hidden" name="type_id" value={removed.productId} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          <Button type="submit" busy={forms.busy}>
            {w.undo}
          </Button>
        </form>
      }
    />
  )
}
