import { ComboBox } from '@pito/ui/combo-box'
import { useLocale } from '@pito/web/locale/use-locale'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { PlaceSearch } from './place-search.ts'
import { usePlaceNames } from './use-place-names.ts'

/** First and last, as the field says them. */
export type Selection = readonly [number | null, number | null]

export interface PlaceBoxProps {
  readonly points: Pick<PlaceSearch, 'search' | 'type' | 'choose'>
  readonly input: RefObject<HTMLInputElement | null>
  /** In the plain field; null when somebody had gone on from it. */
  readonly selection: RefObject<Selection | null>
  readonly label: string
  readonly hasTyped: boolean
}

/** Takes the place, the text, the focus and the selection of the plain field. */
export function PlaceBox({ points, input, selection, label, hasTyped }: PlaceBoxProps) {
  const locale = useLocale()
  const { search } = points
  const { places, load } = usePlaceNames(search.address)
  useLayoutEffect(() => {
    if (!selection.current) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection.current)
  }, [input, selection])
  const type = (text: string) => {
    if (text === search.address) return
    points.type(text)
    // A place of the list that was taken needs no other places.
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
