import type { Cart } from '@pito/contracts/cart'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Choice } from '@pito/ui/choice'
import { FoldedSection } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { PostForm } from '@pito/web/form/post-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Hyphenated } from '../words/hyphenated.tsx'
import { cartChoices } from './cart-choice-words.ts'
import type { CartView } from './cart-view.ts'
import { ChoiceMessage } from './choice-message.tsx'
import { ServicePrice, useChoiceOfCart, useEarlyChoice } from './fitting-choice.tsx'
import type { OfferedService } from './read-cart.ts'
import { useChoiceForm } from './use-choice-form.ts'

interface ExtraServicesProps {
  readonly cart: Cart
  readonly view: CartView
  readonly services: readonly OfferedService[]
}

/** Shows the services that can be booked in addition to the installation. */
export function ExtraServices({ cart, view, services }: ExtraServicesProps) {
  const w = useWords(cartChoices)
  if (services.length === 0) return null
  return (
    <FoldedSection
      className="cart__block cart__visit"
      id="extra-services"
      title={w.atSameVisit}
      open={services.some(({ id }) => view.services.some((chosen) => chosen.id === id))}
    >
      <ul>
        {services.map((service) => (
          <li key={service.id}>
            <ExtraService service={service} cart={cart} view={view} />
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

type ExtraServiceProps = Pick<ExtraServicesProps, 'cart' | 'view'> & { readonly service: OfferedService }

function ExtraService({ service, cart, view }: ExtraServiceProps) {
  const w = useWords(cartChoices)
  const language = languageOf(useLocale())
  const { id, service_name: name, short_description: note } = service
  const form = useChoiceForm(`service-${id}`)
  const chosen = view.services.find((one) => one.id === id)
  const rims = rimsIn(cart)
  const send = (rim: string | null, isChosen: boolean) =>
    void form.submit({
      intent: 'service',
      service_id: id,
      ...(isChosen && { chosen: '1' }),
      ...(rim && { rim }),
    })
  useEarlyChoice(form.ref, ({ checked }) => send(null, checked))
  useChoiceOfCart(form, chosen !== undefined)
  const hasRims = service.has_variations && !service.is_price_per_quantity && rims.length > 1
  return (
    <PostForm form={form}>
      <input type="hidden" name="intent" value="service" />
      <input type="hidden" name="service_id" value={id} />
      <Choice
        type="checkbox"
        name="chosen"
        value="1"
        line
        title={<Hyphenated text={name} />}
        note={note}
        price={<ServicePrice service={service} isChosen={cart.appointment !== null} />}
        defaultChecked={chosen !== undefined}
        aria-busy={form.pending || undefined}
        onChange={({ target }) => send(null, target.checked)}
      />
      {hasRims && chosen && (
        <Field label={w.rim(name)} className="cart__rim">
          <Select
            key={chosen.rim}
            name="rim"
            defaultValue={String(chosen.rim)}
            options={rims.map((rim) => ({
              value: String(rim),
              label: w.inches(formatDecimal(rim, language)),
            }))}
            onChange={({ target }) => send(target.value, true)}
          />
        </Field>
      )}
      <ChoiceMessage change={form.done} />
      <Button type="submit" className="cart__update">
        {w.updateService}
      </Button>
    </PostForm>
  )
}

function rimsIn({ line_items }: Cart): number[] {
  return [...new Set(line_items.flatMap(({ product }) => product?.diameter ?? []))]
}
