import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlaceBoxProps, Selection } from './place-box.tsx'
import type { PlaceSearch } from './place-search.ts'
import { servicePoints } from './service-point-words.ts'

interface PlaceFieldProps {
  readonly points: PlaceSearch
  readonly input: RefObject<HTMLInputElement | null>
}

const PlaceBox = lazyOptional(
  () => import('./place-box.tsx').then((loaded) => loaded.PlaceBox),
  PlainPlaceField,
)

/**
 * The field for the place near which to search. It is a plain field until it has the focus. The code for the
 * suggestions is then loaded.
 */
export function PlaceField({ points, input }: PlaceFieldProps) {
  const w = useWords(servicePoints)
  const [isNeeded, setNeeded] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const selection = useRef<Selection>(null)
  // The change is a transition, so that the plain field stays on the page with its focus until the code has loaded.
  const loadBox = () => startTransition(() => setNeeded(true))
  const type = (text: string) => {
    setTyped(true)
    points.type(text)
  }
  const faults = { missing: w.addressMissing, unknown: w.placeUnknown }
  const props = { points: { ...points, type }, input, selection, label: w.address, hasTyped }
  return (
    <Field label={w.address} error={points.fault && faults[points.fault]}>
      <Suspense>
        {isNeeded ? (
          <PlaceBox {...props} />
        ) : (
          // After a search with the Enter key, no suggestions are shown, because they would cover the results.
          <PlainPlaceField {...props} onFocus={loadBox} onEnter={() => setTyped(false)} />
        )}
      </Suspense>
    </Field>
  )
}

interface PlainPlaceFieldProps extends PlaceBoxProps {
  readonly onFocus?: () => void
  readonly onEnter?: () => void
}

function PlainPlaceField({ points, input, selection, onFocus, onEnter }: PlainPlaceFieldProps) {
  const takeEarlyText = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement) onFocus?.()
    if (field?.value && field.value !== points.search.address) points.type(field.value)
  })
  // Visitors may have focused the field and typed before the page was hydrated, so this text is read after hydration.
  useEffect(() => takeEarlyText(), [])
  return (
    <TextInput
      ref={(field) => {
        input.current = field
        // The selection is read before the field is removed, because a removed field may report an older selection.
        return () => {
          const hasFocus = field !== null && field === document.activeElement
          selection.current = hasFocus ? [field.selectionStart, field.selectionEnd] : null
        }
      }}
      name="address"
      autoComplete="off"
      maxLength={100}
      required
      value={points.search.address}
      onFocus={onFocus}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter?.()
      }}
      onChange={({ target }) => points.type(target.value)}
    />
  )
}
