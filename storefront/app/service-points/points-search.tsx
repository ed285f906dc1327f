import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import type { SubmitEvent } from 'react'
import { useId, useRef } from 'react'
import { UseMyLocation } from '../places/use-my-location.tsx'
import { useWords } from '../words/words.ts'
import { radiuses, vehicleTypes } from './point-search.ts'
import { servicePoints } from './service-point-words.ts'
import { usePlaceNames } from './use-place-names.ts'
import type { Points } from './use-points.ts'

/** Without scripts it leads to the page of service points, which searches on the server. */
export function PointsSearch({ points }: { points: Points }) {
  const w = useWords(servicePoints)
  const input = useRef<HTMLInputElement>(null)
  const { search } = points
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (search.address.trim() === '') input.current?.focus()
    void points.run(search)
  }
  return (
    <form className="points__form" action="/service-points" onSubmit={submit} noValidate>
      <div className="points__where">
        <AddressField points={points} input={input} />
        <UseMyLocation onChoose={points.choose} />
      </div>
      <Field label={w.vehicle}>
        <Select
          name="vehicle_type"
          value={String(search.vehicleType)}
          onChange={({ target }) =>
            points.change({ vehicleType: vehicleTypes.find((type) => String(type) === target.value) ?? 1 })
          }
          options={vehicleTypes.map((type) => ({ value: String(type), label: w.vehicles[type - 1] ?? '' }))}
        />
      </Field>
      <Field label={w.distance}>
        <Select
          name="search_radius"
          value={String(search.radius)}
          onChange={({ target }) =>
            points.change({ radius: radiuses.find((km) => String(km) === target.value) ?? 100 })
          }
          options={radiuses.map((km) => ({
            value: String(km),
            label: km === 100 ? w.anyDistance : `${km}\u00a0km`,
          }))}
        />
      </Field>
      <Button type="submit" look="go">
        {w.show}
      </Button>
    </form>
  )
}

interface AddressFieldProps {
  readonly points: Points
  readonly input: React.RefObject<HTMLInputElement | null>
}

/** The browser lists the places under it. */
function AddressField({ points, input }: AddressFieldProps) {
  const w = useWords(servicePoints)
  const names = usePlaceNames()
  const list = useId()
  const faults = { missing: w.addressMissing, unknown: w.placeUnknown }
  const type = (typed: string) => {
    if (names.offered.includes(typed)) return points.change({ address: typed })
    points.type(typed)
    void names.load(typed)
  }
  return (
    <Field label={w.address} error={points.fault && faults[points.fault]}>
      <TextInput
        ref={input}
        name="address"
        autoComplete="postal-code"
        maxLength={100}
        required
        list={list}
        value={points.search.address}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {names.offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  )
}
