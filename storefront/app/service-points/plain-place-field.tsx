import { TextInput } from '@pito/ui/text-input'
import { useEffect, useEffectEvent } from 'react'
import type { PlaceBoxProps } from './place-box.tsx'

interface PlainPlaceFieldProps extends PlaceBoxProps {
  readonly onFocus?: () => void
  readonly onEnter?: () => void
}

/** The place field without suggestions. */
export function PlainPlaceField({ points, input, selection, onFocus, onEnter }: PlainPlaceFieldProps) {
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
