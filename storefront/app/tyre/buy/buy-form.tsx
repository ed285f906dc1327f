import { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity, mostOf } from '@pito/contracts/values/cart-quantity'
import { mostInCart } from '@pito/contracts/values/cart-sentences'
import { centsOf } from '@pito/contracts/values/cents-of'
import { fittedTotal } from '@pito/contracts/values/tyres-total'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { NumberStepper } from '@pito/ui/number-stepper'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import type { Part } from '@pito/web/parts/use-part'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import type { ReactNode, SubmitEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cartAddress } from '../../cart/cart-address.ts'
import { sentenceOf } from '../../cart/cart-response.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { nameOf } from '../../tyres/name-of.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyres } from '../../words/tyres.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuySums, BuyTotals, VatNote } from './buy-sums.tsx'
import { buying } from './buying-words.ts'

interface BuyFormProps {
  readonly card: TyreCardData
  readonly delivery: Settled<number>
  /**
   * The lowest price, in cents, for fitting one tyre. It is null if no service point fits the tyre or if the price is
   * unknown.
   */
  readonly fittingCents: number | null
  readonly soonest: ReactNode
  /** Called with each quantity that the visitor chooses. */
  readonly onQuantity: (quantity: number) => void
}

const formId = 'buy'

/** The form to add tyres to the cart. Without scripts it posts to the cart page. */
export function BuyForm({ card, delivery: first, fittingCents, soonest, onQuantity }: BuyFormProps) {
  const w = useWords(buying)
  const { add, adding } = useWords(tyres)
  const { quantity, setQuantity, limit, isAdding, refusal, submit } = useBuying(card)
  const delivery = useDelivery(card, quantity, first)
  const most = mostOf(card.stock)
  const fittedCents =
    fittingCents === null ? null : fittedTotal({ quantity, grossCents: card.cents }, fittingCents)
  return (
    <form
      id={formId}
      className="buy__form"
      method="post"
      action={cartAddress(useLocale())}
      noValidate
      onSubmit={submit}
      {...limit.onForm}
    >
      <input type="hidden" name="type_id" value={card.id} />
      <BuyTotals card={card} quantity={quantity} fittedCents={fittedCents} />
      {soonest && <div className="buy__soonest small">{soonest}</div>}
      <div className="buy__order">
        <Field label={w.quantity} error={limit.reached && w.most(most)} live>
          <NumberStepper
            name="quantity"
            lessLabel={`${w.less}, ${nameOf(card)}`}
            moreLabel={`${w.more}, ${nameOf(card)}`}
            max={most}
            defaultValue={quantity}
            onChange={(next) => {
              setQuantity(next)
              onQuantity(next)
            }}
            onLimit={limit.change}
          />
        </Field>
        <BuyButtons busy={isAdding} />
        {refusal && (
          <div ref={bringIntoView} tabIndex={-1}>
            <Alert title={refusal} tone="bad" />
          </div>
        )}
      </div>
      <VatNote card={card} />
      <BuySums card={card} quantity={quantity} deliveryCents={delivery.failure ? null : delivery.data} />
      {delivery.failure && (
        <PartAlert
          title={w.deliveryFailed}
          failure={delivery.failure}
          again={delivery.load}
          loading={delivery.loading}
        />
      )}
      <BuyBar
        tyre={card}
        replaces=".buy__act"
        cents={quantity * card.cents}
        what={w.tyres(quantity)}
        fittedCents={fittedCents}
      >
        <Button type="submit" form={formId} look="go" busy={isAdding}>
          {isAdding ? adding : add}
        </Button>
      </BuyBar>
    </form>
  )
}

/**
 * Scrolls to the error and the quantity field, because the bar at the bottom of the window can submit the form while
 * the form is out of sight. The bar then becomes inert, so the focus moves from its button to the error.
 */
function bringIntoView(refusal: HTMLElement | null) {
  refusal?.parentElement?.scrollIntoView({ block: 'nearest' })
  if (document.activeElement?.closest('.buybar')) refusal?.focus({ preventScroll: true })
}

/** The value of `then` names the page that opens after the tyres have been added. */
function BuyButtons({ busy }: { busy: boolean }) {
  const w = useWords(buying)
  const { adding } = useWords(tyres)
  return (
    <div className="buy__act">
      <Button type="submit" look="go" busy={busy}>
        {busy ? adding : w.add}
      </Button>
      <Button type="submit" name="then" value="cart" busy={busy}>
        {w.now}
      </Button>
    </div>
  )
}

/** Returns the delivery price in cents, which is loaded again at each change of the quantity. */
function useDelivery(
  { cents }: Pick<TyreCardData, 'cents'>,
  quantity: number,
  first: Settled<number>,
): Part<number> {
  const api = useApi()
  const part = usePart(first, async () => {
    const { data } = await api(getShippingCharge, { quantity, sub_total: (quantity * cents) / 100 })
    return centsOf(data.shipping_charges)
  })
  const known = useRef(quantity)
  const load = useEffectEvent(part.load)
  useEffect(() => {
    if (known.current === quantity) return
    known.current = quantity
    void load()
  }, [quantity])
  return part
}

const successSeconds = 5

/**
 * Holds the state of the buy box: the quantity, whether the visitor typed more than the stock, and the reason why
 * nothing was added.
 */
function useBuying(tyre: TyreCardData) {
  const { id, stock } = tyre
  const w = useWords(buying)
  const [quantity, setQuantity] = useState(firstQuantity(stock))
  const limit = useQuantityLimit()
  const [refusedForLimit, setRefusedForLimit] = useState(false)
  const { add, isAdding, response } = useAddToCart()
  const navigate = useNavigate()
  const locale = useLocale()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding) return
    const typedTooMany = limit.reachedByThisPress()
    setRefusedForLimit(typedTooMany)
    if (typedTooMany) return
    const button = event.nativeEvent.submitter
    const now = button instanceof HTMLButtonElement && button.value === 'cart'
    const options = { seconds: successSeconds, offerCheckout: !now, showsRefusal: true }
    const added = await add({ productId: id, quantity, tyre }, options)
    // The history entry is replaced, so that going back does not return to a page whose tyres have already been added.
    if (added && now) await navigate(cartAddress(locale), { replace: true })
  }
  const refusedByShop = response?.variant === 'danger' ? sentenceOf(response) || w.offline : null
  const refusal = refusedForLimit && limit.reached ? mostInCart[locale](mostOf(stock)) : refusedByShop
  return { quantity, setQuantity, limit, isAdding, refusal, submit }
}

/**
 * Tells whether the visitor typed more than the stock. The field corrects the quantity when it loses the focus, even
 * if it loses it through the press that submits the form. That press was made for the typed quantity, so it is
 * rejected. At a later press the corrected quantity is visible, so that press is accepted.
 */
function useQuantityLimit() {
  const [reached, setReached] = useState(false)
  const sincePress = useRef(false)
  const beginPress = () => {
    sincePress.current = false
  }
  return {
    reached,
    change(isReached: boolean) {
      sincePress.current = isReached
      setReached(isReached)
    },
    reachedByThisPress() {
      const now = sincePress.current
      sincePress.current = false
      return now
    },
    /**
     * Event handlers for the form. They run in the capture phase, so the form notices a press before its fields do.
     */
    onForm: { onPointerDownCapture: beginPress, onKeyDownCapture: beginPress },
  }
}
