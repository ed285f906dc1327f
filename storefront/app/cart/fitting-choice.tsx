import type { Cart } from '@pito/contracts/cart'
import { centsOf } from '@pito/contracts/values/cents-of'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Choice } from '@pito/ui/choice'
import { PostForm } from '@pito/web/form/post-form'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useOffersFitting } from '../page/root-data.ts'
import { cartChoices } from './cart-choice-words.ts'
import type { CartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { ChoiceMessage } from './choice-message.tsx'
import type { OfferedService } from './read-cart.ts'
import { useChoiceForm } from './use-choice-form.ts'

interface FittingChoiceProps {
  readonly cart: Cart
  readonly view: CartView
  readonly installation: OfferedService | undefined
}

/** The choice between installation and delivery only. With scripts, selecting an option submits the form. */
export function FittingChoice({ cart, view, installation }: FittingChoiceProps) {
  const w = useWords(cartChoices)
  const offersFitting = useOffersFitting()
  const form = useChoiceForm('fitting')
  const choose = (with_service: string) => void form.submit({ intent: 'fitting', with_service })
  useEarlyChoice(form.ref, ({ value }) => choose(value))
  useChoiceOfCart(form, cart.with_service)
  return (
    <PostForm form={form} className="cart__block">
      <input type="hidden" name="intent" value="fitting" />
      <fieldset className="stack stack--tight" aria-busy={form.pending || undefined}>
        <legend>{w.where}</legend>
        {cart.not_fitted !== 'no-service-point' && (
          <Choice
            type="radio"
            name="with_service"
            value="1"
            title={w.fitted}
            price={
              installation && <ServicePrice service={installation} isChosen={cart.appointment !== null} />
            }
            note={!view.isFreight && w.fittedNote}
            defaultChecked={cart.with_service}
            disabled={view.isFreight}
            onChange={() => choose('1')}
          />
        )}
        <Choice
          type="radio"
          name="with_service"
          value="0"
          title={view.isFreight ? w.freight : w.delivered}
          price={<DeliveryPrice view={view} />}
          note={<DeliveryDays cart={cart} />}
          defaultChecked={!cart.with_service}
          onChange={() => choose('0')}
        />
      </fieldset>
      {view.isFreight && <Alert title={w.trucks}>{w.trucksHint}</Alert>}
      {cart.not_fitted === 'no-service-point' && (
        <Alert title={offersFitting ? w.nowhere : w.noFitting}>{w.trucksHint}</Alert>
      )}
      <ChoiceMessage change={form.done} />
      <Button type="submit" className="cart__update">
        {w.choose}
      </Button>
    </PostForm>
  )
}

/** Shows the lowest price until a service point is chosen, and then the price of that service point. */
export function ServicePrice({ service, isChosen }: { service: OfferedService; isChosen: boolean }) {
  const w = useWords(cartWords)
  const sum = service.lines.reduce((total, { sub_total }) => total + centsOf(sub_total), 0)
  return isChosen ? formatEuro(sum) : w.from(formatEuro(sum))
}

function DeliveryDays({ cart: { delivery_days: days, not_fitted } }: Pick<FittingChoiceProps, 'cart'>) {
  const w = useWords(cartChoices)
  const language = languageOf(useLocale())
  if (!days) return null
  const between = not_fitted === 'trucks-not-fitted' ? w.atAddress : w.atHome
  return between(daysShown(days, language))
}

function DeliveryPrice({ view }: { view: CartView }) {
  return formatEuro(deliveryCharge(view.deliveryPrices, view))
}

type ChoiceForm = Pick<ReturnType<typeof useChoiceForm>, 'ref' | 'result'>

/**
 * Shows the choice of the cart again when it has changed or when a choice was refused. The inputs are reset and not
 * mounted anew, because a new input would not have the focus.
 */
export function useChoiceOfCart({ ref, result }: ChoiceForm, choice: boolean): void {
  const before = useRef(choice)
  useEffect(() => {
    if (before.current !== choice || result?.outcome === 'refused') ref.current?.reset()
    before.current = choice
  }, [ref, choice, result])
}

/**
 * Submits a choice that was made before the page was hydrated. The browser already shows such a choice, but no event
 * listener was there to submit it.
 */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  onChoice: (input: HTMLInputElement) => void,
): void {
  const submitEarly = useEffectEvent(() => {
    const input = [...(form.current?.elements ?? [])].find(isChanged)
    if (input) onChoice(input)
  })
  useEffect(() => submitEarly(), [])
}

function isChanged(element: Element): element is HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked } = element
  return type === 'radio' ? checked && !defaultChecked : type === 'checkbox' && checked !== defaultChecked
}
