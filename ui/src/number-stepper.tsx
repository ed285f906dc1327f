import { useState } from 'react'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from './icon.tsx'
import { stepWithin } from './step-within.ts'

interface NumberStepperProps {
  lessLabel: string
  moreLabel: string
  /** Needed where no Field gives the label. */
  label?: string | undefined
  name?: string | undefined
  min?: number | undefined
  max?: number | undefined
  defaultValue?: number | undefined
  disabled?: boolean | undefined
  onChange?: ((value: number) => void) | undefined
}

export function NumberStepper(props: NumberStepperProps) {
  const { lessLabel, moreLabel, label, name, min = 1, max = 999, disabled, onChange } = props
  const [text, setText] = useState(String(props.defaultValue ?? min))
  const now = stepWithin(Number.parseFloat(text), min, max)
  const settle = (wanted: number) => {
    const value = stepWithin(wanted, min, max)
    setText(String(value))
    if (value !== now || text !== String(value)) onChange?.(value)
  }
  return (
    <div className="qty">
      <button
        type="button"
        aria-label={lessLabel}
        disabled={disabled || now <= min}
        onClick={() => settle(now - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        {...useFieldAttributes({})}
        {...{ name, min, max, disabled }}
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => settle(Number.parseFloat(text))}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={disabled || now >= max}
        onClick={() => settle(now + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
