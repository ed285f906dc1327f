import type { Place } from '@pito/contracts/places'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import type { RefObject, SubmitEvent } from 'react'
import { useState } from 'react'
import type { AddressFault, PlaceSearch } from '../place-search.ts'
import { findPlace } from '../places/find-place.ts'
import { storePlace } from '../places/place-memory.ts'

/** Holds the text of the field. Submitting the form stores the place that the text names. */
export function useTypedPlace(input: RefObject<HTMLInputElement | null>, onDone: () => void) {
  const api = useApi()
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<AddressFault>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (why: AddressFault) => {
    setFault(why)
    input.current?.focus()
  }
  const choose = (place: Place) => {
    onDone()
    storePlace(place)
  }
  const placeSearch: PlaceSearch = {
    search: { address },
    fault,
    type(text) {
      setFault(null)
      setAddress(text)
    },
    choose,
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = address.trim()
    if (typed === '') return refuse('missing')
    setBusy(true)
    const { data: place, failure } = await settled(findPlace(api, typed))
    setBusy(false)
    if (place) choose(place)
    else refuse(failure ? 'unavailable' : 'unknown')
  }
  return { placeSearch, isBusy, submit }
}
