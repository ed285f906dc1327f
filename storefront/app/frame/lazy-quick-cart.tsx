import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { cartAddress } from '../cart/cart-address.ts'
import { cartRequested, mayHaveCart } from '../cart/cart-marks.ts'
import { frame } from './frame-words.ts'

const QuickCart = lazyOptional(
  () => import('../cart/quick-cart.tsx').then((loaded) => loaded.QuickCart),
  () => <CartLink />,
)

/**
 * Shows a link to the cart at first. The quick cart replaces the link at the first press, or as soon as the visitor
 * may have a cart.
 */
export function LazyQuickCart() {
  const [isNeeded, setNeeded] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    if (mayHaveCart(document.cookie)) need()
    addEventListener(cartRequested, need)
    return () => removeEventListener(cartRequested, need)
  }, [])
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    setNeeded(true)
  }
  const link = <CartLink onClick={openHere} />
  return isNeeded ? (
    <Suspense fallback={link}>
      <QuickCart open={open} />
    </Suspense>
  ) : (
    link
  )
}

function CartLink({ onClick }: { readonly onClick?: (event: MouseEvent) => void }) {
  const w = useWords(frame)
  return (
    <Anchor className="tool" href={cartAddress(useLocale())} onClick={onClick}>
      <Icon name="cart" />
      <span className="tool__word">{w.cart}</span>
    </Anchor>
  )
}
