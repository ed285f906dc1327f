import type { Place } from '@pito/contracts/places'
import { searchPlaces } from '@pito/contracts/places'
import { ComboBox } from '@pito/ui/combo-box'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PlaceSearch } from './place-search.ts'

/** The start and end of the selected text in a field. */
export type Selection = readonly [number | null, number | null]

export interface PlaceBoxProps {
  readonly points: Pick<PlaceSearch, 'search' | 'type' | 'choose'>
  readonly input: RefObject<HTMLInputElement | null>
  /** The selected text in the plain field, or null if that field did not have the focus. */
  readonly selection: RefObject<Selection | null>
  readonly label: string
  readonly hasTyped: boolean
  readonly onNamesFailed: (failed: boolean) => void
}

/** A field with suggestions, which replaces the plain field and takes over its text, focus and selection. */
export function PlaceBox({ points, input, selection, label, hasTyped, onNamesFailed }: PlaceBoxProps) {
  const locale = useLocale()
  const { search } = points
  const { places, load } = usePlaceNames({ typedBefore: search.address, onFailed: onNamesFailed })
  useLayoutEffect(() => {
    if (!selection.current) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection.current)
  }, [input, selection])
  const type = (text: string) => {
    if (text === search.address) return
    points.type(text)
    // If the text is a place that was picked from the list, no other places are loaded.
    if (!places.some(({ label: offered }) => offered === text)) void load(text)
  }
  const choose = (id: string) => {
    const place = places.find((each) => each.id === id)
    if (place) points.choose(place)
  }
  return (
    <ComboBox
      ref={input}
      label={label}
      locale={locale.replace('_', '-')}
      name="address"
      maxLength={100}
      value={search.address}
      options={places}
      hasTyped={hasTyped}
      onType={type}
      onChoose={choose}
    />
  )
}

interface Names {
  readonly typedBefore: string
  /** Called with whether the latest loading failed, in which case no places are suggested. */
  readonly onFailed: (failed: boolean) => void
}

/** Loads places that begin with the typed text. */
function usePlaceNames({ typedBefore, onFailed }: Names) {
  const api = useApi()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const latest = useRef('')
  const load = async (typed: string) => {
    latest.current = typed
    if (typed.trim().length < 2) return setPlaces([])
    const { data, failure } = await settled(api(searchPlaces, { search: typed }))
    if (latest.current !== typed) return
    setPlaces(data?.data ?? [])
    onFailed(failure !== null)
  }
  const begin = useEffectEvent(() => void load(typedBefore))
  useEffect(() => begin(), [])
  return { places, load }
}
