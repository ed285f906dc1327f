import './combo-box.css'
import type { KeyboardEvent, Ref, RefObject } from 'react'
import { use, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useFieldAttributes } from './field-context.ts'

export interface ComboBoxOption {
  readonly id: string
  readonly label: string
}

interface ComboBoxProps {
  /** As the label of its Field: read out with the list. */
  readonly label: string
  /** As `fi-FI`: how many options there are is said in it. */
  readonly locale: string
  readonly name: string
  readonly maxLength: number
  readonly value: string
  /** What to offer for what is typed now; it is not filtered again. */
  readonly options: readonly ComboBoxOption[]
  readonly onType: (text: string) => void
  readonly onChoose: (id: string) => void
  /** Something was typed before this stood here: its options are shown as soon as they come. */
  readonly hasTyped: boolean
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A text field with a list of what it may mean; other text is as good. Comes with react-aria: load it when needed. */
export function ComboBox({ label, locale, name, maxLength, value, options, ...events }: ComboBoxProps) {
  const { onType, onChoose, ref } = events
  const hasTyped = useRef(events.hasTyped)
  const input = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldAttributes({})
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        aria-label={label}
        {...(id && { id })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        isInvalid={invalid ?? false}
        isRequired
        validationBehavior="aria"
        allowsCustomValue
        menuTrigger="input"
        items={options}
        inputValue={value}
        onInputChange={(text) => {
          hasTyped.current = true
          onType(text)
        }}
        onSelectionChange={(key) => key !== null && onChoose(String(key))}
      >
        <Input
          ref={input}
          className="input"
          name={name}
          maxLength={maxLength}
          autoComplete="off"
          // An open dialog lies above everything that is not in it.
          onFocus={() => setDialog(input.current?.closest('dialog') ?? null)}
          onKeyDownCapture={(event) => {
            if (!submitsForm(event)) return
            // Options that come after the search would lie over what it found.
            hasTyped.current = false
            event.preventDefault()
            input.current?.form?.requestSubmit()
          }}
        />
        <OpensWhenOffered options={options} hasTyped={hasTyped} />
        <Popover
          className="combo__list"
          placement="bottom start"
          {...(dialog && { UNSTABLE_portalContainer: dialog })}
        >
          <ListBox>
            {(option: ComboBoxOption) => (
              <ListBoxItem className="combo__option" textValue={option.label}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  )
}

interface OpensWhenOfferedProps {
  readonly options: readonly ComboBoxOption[]
  readonly hasTyped: RefObject<boolean>
}

/** react-aria opens its list at a keystroke, but options that are fetched come after it. */
function OpensWhenOffered({ options, hasTyped }: OpensWhenOfferedProps) {
  const state = use(ComboBoxStateContext)
  const open = useEffectEvent((offered: readonly ComboBoxOption[]) => {
    if (hasTyped.current && offered.length > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input')
  })
  useEffect(() => open(options), [options])
  return null
}

/** react-aria lets Enter close an open list only; whoever has typed all of it would have to press it twice. */
function submitsForm({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false
  return !currentTarget.hasAttribute('aria-activedescendant')
}
