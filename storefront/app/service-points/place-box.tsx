import { ComboBox } from '@pito/ui/combo-box'
import { useLocale } from '@pito/web/locale/use-locale'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { PlaceSearch } from './place-search.ts'
import { usePlaceNames } from './use-place-names.ts'

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
