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
  /** The label, which is the same as that of the Field. Screen readers announce it with the list. */
  readonly label: string
  /** The locale in which the number of options is announced, such as `fi-FI`. */
  readonly locale: string
  readonly name: string
  readonly maxLength: number
  readonly value: string
  /** The options for the current text. The component shows all of them and does not filter. */
  readonly options: readonly ComboBoxOption[]
  readonly onType: (text: string) => void
  readonly onChoose: (id: string) => void
  /**
   * Whether text was typed into the plain field that this component replaced. The options are then shown as soon as
   * they arrive.
   */
  readonly hasTyped: boolean
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A text field with a list of suggestions, which also accepts any other text. The file includes react-aria, so load
 * it lazily.
 */
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
          // If the field is in a dialog, the popover is rendered inside it, because a modal dialog covers everything
          // outside the dialog.
          onFocus={() => setDialog(input.current?.closest('dialog') ?? null)}
          onKeyDownCapture={(event) => {
            if (!submitsForm(event)) return
            // Suggestions that arrive after the form was submitted are not shown, because they would cover the
            // result.
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

/**
 * Opens the list when fetched options arrive. By itself react-aria opens it on a key press only, which comes before
 * the options.
 */
function OpensWhenOffered({ options, hasTyped }: OpensWhenOfferedProps) {
  const state = use(ComboBoxStateContext)
  const open = useEffectEvent((offered: readonly ComboBoxOption[]) => {
    if (hasTyped.current && offered.length > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input')
  })
  useEffect(() => open(options), [options])
  return null
}

/**
 * Tells whether a key press submits the form. In react-aria, Enter only closes an open list, so a visitor who typed
 * the whole text would have to press it twice.
 */
function submitsForm({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false
  return !currentTarget.hasAttribute('aria-activedescendant')
}
