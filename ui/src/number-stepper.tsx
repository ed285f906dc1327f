import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from './icon.tsx'
import { stepWithin } from './step-within.ts'

interface NumberStepperProps {
  lessLabel: string
  moreLabel: string
  /** The label, which has to be given if the stepper is not inside a Field. */
  label?: string | undefined
  /** The id of an error message that is shown outside a Field. */
  errorId?: string | undefined
  name?: string | undefined
  min?: number | undefined
  max?: number | undefined
  defaultValue?: number | undefined
  /** The value that the parent sets. When it changes, the field shows the new value. */
  value?: number | undefined
  disabled?: boolean | undefined
  onChange?: ((value: number) => void) | undefined
  /**
   * Called at each step with whether the visitor requested more than `max`. If this is given, the plus button stays
   * enabled at the maximum, so that pressing it shows the limit.
   */
  onLimit?: ((reached: boolean) => void) | undefined
}

export function NumberStepper(props: NumberStepperProps) {
  const { lessLabel, moreLabel, label, errorId, name, min = 1, max = 999, disabled, onLimit } = props
  const { text, setText, now, settle } = useSteps(props, min, max)
  const settleOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle(Number.parseFloat(text))
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
        {...useFieldAttributes({ 'aria-describedby': errorId })}
        {...(errorId && { 'aria-invalid': true })}
        {...{ name, min, max, disabled }}
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={settleOnEnter}
        onBlur={() => settle(Number.parseFloat(text))}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={disabled || (now >= max && !onLimit)}
        onClick={() => settle(now + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

function useSteps(props: NumberStepperProps, min: number, max: number) {
  const { defaultValue, value: followed = defaultValue ?? min, onChange, onLimit } = props
  const [seen, setSeen] = useState(followed)
  const [settled, setSettled] = useState(followed)
  const [text, setText] = useState(String(followed))
  if (seen !== followed) {
    setSeen(followed)
    setSettled(followed)
    setText(String(followed))
  }
  const settle = (requested: number) => {
    const value = stepWithin(requested, min, max)
    setText(String(value))
    setSettled(value)
    onLimit?.(requested > max)
    if (value !== settled) onChange?.(value)
  }
  return { text, setText, now: stepWithin(Number.parseFloat(text), min, max), settle }
}
