import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { LanguageField } from './language-field.tsx'
import { PlaceField } from './place-field.tsx'
import { radiuses, vehicleTypes } from './point-search.ts'
import { servicePoints } from './service-point-words.ts'
import type { Points } from './use-points.ts'

/** The search form. Without scripts it opens the page of service points, which searches on the server. */
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
        <PlaceField points={points} input={input} label={w.address} look="link" />
      </div>
      <LanguageField />
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
