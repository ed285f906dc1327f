import './cart-vehicle.css'
import { longestPlateText } from '@pito/contracts/values/licence-plate'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { iconClass } from '@pito/ui/icon-class'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useChoiceForm } from '../../cart/use-choice-form.ts'
import { FitUnchecked } from '../fit-unchecked.tsx'
import { knownOf } from '../known-vehicle.ts'
import { storeVehicle } from '../vehicle-store.ts'
import { useVehicleOfCart } from './cart-vehicle-context.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

/**
 * Asks once for the licence plate of the car that the tyres are meant for. If the vehicle is known already, names it
 * instead.
 */
export function CartVehicleSection() {
  const { vehicle, stored, asks, isUnchecked } = useVehicleOfCart()
  // The vehicle of the cart becomes that of the browser tab, so that other pages say whether their tyres fit it.
  useEffect(() => {
    if (stored) storeVehicle(knownOf(stored))
  }, [stored])
  if (vehicle) return <Named name={vehicle.name} />
  if (asks) return <Question />
  return isUnchecked ? <FitUnchecked /> : null
}

function Named({ name }: { readonly name: string }) {
  const w = useWords(cartVehicleWords)
  const form = useChoiceForm('vehicle')
  return (
    <PostForm form={form} className="cart-vehicle cart-vehicle--named" onSubmit={() => storeVehicle(null)}>
      <input type="hidden" name="intent" value="skip-vehicle" />
      <p className={iconClass('car')}>{w.yourCar(name)}</p>
      <Button type="submit" look="link" busy={form.pending}>
        {w.forget}
      </Button>
    </PostForm>
  )
}

function Question() {
  const w = useWords(cartVehicleWords)
  const form = useChoiceForm('vehicle', ['licence_plate'])
  return (
    <section className="cart__block cart-vehicle cart-vehicle--ask" aria-labelledby="cart-vehicle">
      <h2 id="cart-vehicle">{w.ask}</h2>
      {form.alerts.map((sentence) => (
        <Alert title={sentence} tone="bad" key={sentence} />
      ))}
      <PostForm form={{ ...form, alerts: [] }} className="promo cart-vehicle__form">
        <Field label={w.plate} error={form.pending ? undefined : form.error('licence_plate')} live>
          <TextInput
            {...form.field('licence_plate')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestPlateText}
          />
        </Field>
        <Button type="submit" name="intent" value="check-vehicle" busy={form.pending}>
          {w.check}
        </Button>
        <Button type="submit" look="bare" name="intent" value="skip-vehicle" busy={form.pending}>
          {w.skip}
        </Button>
      </PostForm>
    </section>
  )
}
