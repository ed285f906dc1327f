import './quick-cart.css'
import { skipCartVehicle } from '@pito/contracts/cart-vehicle'
import { Icon } from '@pito/ui/icon'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { vehicleForgotten } from '../vehicle/vehicle-store.ts'
import { AddedPopup } from './added-popup.tsx'
import { CartCount } from './cart-count.tsx'
import { cartSide } from './cart-marks.ts'
import { loadCartOnce, useCart } from './cart-store.ts'
import { cart as cartWords } from './cart-words.ts'
import { FitQuestionDialog } from './fit-question/fit-question.tsx'
import { QuickCartContent } from './quick-cart-content.tsx'

const panelId = 'quick-cart'

/** Shows the number of items in the header, and a panel with the cart that a press opens. */
export function QuickCart({ open }: { open: boolean }) {
  const w = useWords(cartWords)
  const api = useApi()
  const { cart } = useCart()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    loadCartOnce(api)
  }, [api])
  useEffect(() => {
    const removePlate = () => void settled(api(skipCartVehicle[cartSide(document.cookie)], {}))
    addEventListener(vehicleForgotten, removePlate)
    return () => removeEventListener(vehicleForgotten, removePlate)
  }, [api])
  useEffect(() => {
    if (!open) return
    // The button has replaced a link that may have had the focus, so the focus moves to the button.
    button.current?.focus()
    button.current?.click()
  }, [open])
  const count = cart?.quantity ?? 0
  return (
    <>
      <button
        type="button"
        ref={button}
        className="tool tool--cart"
        popoverTarget={panelId}
        aria-controls={panelId}
      >
        <Icon name="cart" />
        <span className="tool__word">{w.cart}</span>
        <CartCount count={count} />
      </button>
      <dialog
        id={panelId}
        className="quick"
        popover="auto"
        aria-label={w.cart}
        onClickCapture={closeAfterLink}
      >
        <QuickCartContent />
      </dialog>
      <AddedPopup />
      <FitQuestionDialog />
    </>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
