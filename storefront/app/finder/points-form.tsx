import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../words/words.ts'
import { points as words } from './points-words.ts'

const page = '/information/service-points'
/** All is a hundred kilometres. */
const radiuses = [100, 10, 20, 30, 50]

/** Leads to the shop's page about its service points. */
export function PointsForm() {
  const w = useWords(words)
  const navigate = useNavigate()
  const address = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = address.current?.value.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return address.current?.focus()
    const chosen = new FormData(event.currentTarget)
    void navigate(`${page}?${new URLSearchParams([...chosen].map(([name, value]) => [name, String(value)]))}`)
  }
  return (
    <form className="finder__body" action={page} onSubmit={submit} noValidate>
      <div className="finder__selects finder__selects--points">
        <Field label={w.address} hint={w.inFinland} error={isMissing && w.addressMissing}>
          <TextInput ref={address} name="address" autoComplete="postal-code" maxLength={100} required />
        </Field>
        <Field label={w.vehicle}>
          <Select
            name="vehicle_type"
            options={w.vehicles.map((label, place) => ({ value: String(place + 1), label }))}
          />
        </Field>
        <Field label={w.distance}>
          <Select
            name="search_radius"
            options={radiuses.map((km) => ({
              value: String(km),
              label: km === 100 ? w.anyDistance : `${km}\u00a0km`,
            }))}
          />
        </Field>
      </div>
      <Button type="submit" look="go">
        {w.show}
      </Button>
    </form>
  )
}
