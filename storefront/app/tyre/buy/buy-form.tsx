import { mostOf } from '@pito/contracts/values/cart-quantity'
import { Alert } from '@pito/ui/alert'
import { Field } from '@pito/ui/field'
import { NumberStepper } from '@pito/ui/number-stepper'
import { Price } from '@pito/ui/price'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { cartAddress } from '../../cart/cart-address.ts'
import { nameOf } from '../../tyres/name-of.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { BuySums } from './buy-sums.tsx'
import { buying } from './buying-words.ts'
import { useBuying } from './use-buying.ts'
import { useDelivery } from './use-delivery.ts'

interface BuyFormProps {
  readonly card: TyreCardData
  readonly delivery: Settled<number>
  /**
   * The lowest price, in cents, for fitting one tyre. It is null if no service point fits the tyre or if the price is
   * unknown.
   */
  readonly fittingCents: number | null
  /** Called with each quantity that the visitor chooses. */
  readonly onQuantity: (quantity: number) => void
}

const formId = 'buy'

/** The form to add tyres to the cart. Without scripts it posts to the cart page. */
export function BuyForm({ card, delivery: first, fittingCents, onQuantity }: BuyFormProps) {
  const w = useWords(buying)
  const { quantity, setQuantity, limit, isAdding, refusal, submit } = useBuying(card)
  const delivery = useDelivery(card, quantity, first)
  const most = mostOf(card.stock)
  const sum = quantity * card.cents
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
      <div className="buy__big">
        <p aria-live="polite">
          <Price cents={sum} size="huge" />
          <span className="buy__what">{w.tyres(quantity)}</span>
        </p>
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
      </div>
      <BuySums
        card={card}
        quantity={quantity}
        deliveryCents={delivery.failure ? null : delivery.data}
        fittingCents={fittingCents}
      />
      <BuyButtons busy={isAdding} />
      {refusal && (
        <div ref={bringIntoView}>
          <Alert title={refusal} tone="bad" />
        </div>
      )}
      {delivery.failure && (
        <PartAlert
          title={w.deliveryFailed}
          failure={delivery.failure}
          again={delivery.load}
          loading={delivery.loading}
        />
      )}
      <BuyBar tyre={card} form={formId} busy={isAdding} cents={sum} what={w.tyres(quantity)} />
    </form>
  )
}

/**
 * Scrolls to the error, because the bar at the bottom of the window can submit the form while the form is out of
 * sight.
 */
function bringIntoView(refusal: HTMLElement | null) {
  refusal?.scrollIntoView({ block: 'nearest' })
}
