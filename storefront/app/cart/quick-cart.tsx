import './quick-cart.css'
import { skipCartVehicle } from '@pito/contracts/cart-vehicle'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Button, ButtonLink } from '@pito/ui/button'
import { Dialog, startHere } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { nameOf } from '../tyres/name-of.ts'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { fit } from '../vehicle/fit-words.ts'
import { vehicleForgotten } from '../vehicle/vehicle-store.ts'
import { cartAddress } from './cart-address.ts'
import { CartCount } from './cart-count.tsx'
import { cartSide } from './cart-marks.ts'
import type { AddedItem } from './cart-store.ts'
import { loadCartOnce, updateCart, useCart } from './cart-store.ts'
import { cartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { MisfitReasons, useFitQuestionTitle } from './fit-question/misfit-reasons.tsx'
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

const reasonId = 'fit-question-reason'

/** Asks whether tyres that do not fit are meant for another car, before they are added to the cart. */
export function FitQuestionDialog() {
  const { question: open } = useCart()
  const question = useLatest(open)
  const w = useWords(fit)
  const titleOf = useFitQuestionTitle()
  return (
    <Dialog
      id="fit-question"
      title={question ? titleOf(question) : ''}
      closeLabel={w.close}
      describedBy={reasonId}
      small
      open={open !== null}
      onClose={() => question?.answer(false)}
      footer={
        <div className="added__act">
          <ButtonLink href={question?.list ?? ''} onClick={() => question?.answer(false)}>
            {w.showFitting}
          </ButtonLink>
          <Button onClick={() => question?.answer(true)}>{w.anotherCar}</Button>
        </div>
      }
    >
      <div id={reasonId}>{question && <MisfitReasons question={question} />}</div>
    </Dialog>
  )
}

const addedId = 'added-tyre'
const doneId = 'added-message'
const close = () => updateCart({ added: null })

/**
 * Opens after an item was added to the cart, and offers to go to the cart or to stay on the page. It opens with the
 * focus on the way to the cart, and is described by what was added.
 */
export function AddedPopup() {
  const w = useWords(cartWords)
  const locale = useLocale()
  const { added } = useCart()
  const latest = useLatest(added)
  return (
    <Dialog
      id="added-to-cart"
      title={w.added}
      closeLabel={w.close}
      describedBy={`${doneId} ${addedId}`}
      small
      open={added !== null}
      onClose={close}
      footer={
        <div className="added__act">
          <ButtonLink look="go" href={cartAddress(locale)} onClick={close} ref={startHere}>
            {w.toCart}
          </ButtonLink>
          <Button onClick={close}>{w.stay}</Button>
        </div>
      }
    >
      <Added item={latest} />
      {latest && <Confirmation item={latest} />}
    </Dialog>
  )
}

/** Confirms the addition for some seconds, which a bar counts down. Its place stays, so that nothing moves. */
function Confirmation({ item }: { item: AddedItem }) {
  const [over, setOver] = useState<AddedItem | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setOver(item), item.seconds * 1000)
    return () => clearTimeout(timer)
  }, [item])
  return (
    <div className="added__done" id={doneId} data-over={over === item || undefined}>
      <p>{item.message}</p>
      <span className="added__left" style={{ animationDuration: `${item.seconds}s` }} />
    </div>
  )
}

function Added({ item }: { item: AddedItem | null }) {
  const w = useWords(cartWords)
  const language = languageOf(useLocale())
  const { cart } = useCart()
  const rows = cart ? cartView(cart, language).rows : []
  const row = item && rows.find(({ card }) => card.id === item.productId)
  if (!row) return null
  const { card, quantity, sumCents } = row
  return (
    <div className="added" id={addedId}>
      <div className="tyrebox">
        <TyrePicture src={card.picture} alt="" />
      </div>
      <div>
        <p className="small quiet">{w.inCart(quantity)}</p>
        <h3>{nameOf(card)}</h3>
        <p className="num">{card.size}</p>
      </div>
      <p className="num added__sum">
        <span className="vh">{w.total} </span>
        {formatEuro(sumCents)}
      </p>
    </div>
  )
}

/** Returns the latest value that was not null, so that a dialog keeps its content while it fades out. */
function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) setLatest(value)
  return value ?? latest
}
