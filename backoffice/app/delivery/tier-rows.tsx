import { Button } from '@pito/ui/button'
import { Field, FieldError } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import { deliveryWords } from './delivery-words.ts'
import type { TypedTier } from './read-tiers.ts'
import { tiersAsText, typedTiersIn } from './read-tiers.ts'

interface TierRowsProps {
  readonly label: string
  /** The id of the first control, to which the error summary links. */
  readonly id: string
  readonly error: string | undefined
  readonly name: string
  /** The tiers as the form sends them. */
  readonly defaultValue: string
}

interface Row extends TypedTier {
  readonly key: number
}

/** The tiers, each with the quantity from which it applies and its price. The form sends them as one text. */
export function TierRows({ label, id, error, name, defaultValue }: TierRowsProps) {
  const w = useWords(deliveryWords)
  const { rows, text, hidden, change, add, remove } = useRows(defaultValue)
  const errorId = `${id}-error`
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className="stack stack--tight">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p className="quiet small">{w.tiersHint}</p>
        {rows.map(({ key, from, price }, place) => (
          <div className="tier-row" key={key}>
            <Field label={w.from} id={place === 0 ? id : undefined}>
              <TextInput
                value={from}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                onChange={(event) => change(key, { from: event.target.value })}
              />
            </Field>
            <Field label={w.price}>
              <TextInput
                value={price}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                onChange={(event) => change(key, { price: event.target.value })}
              />
            </Field>
            <Button aria-label={w.removeTier(from)} onClick={() => remove(key)}>
              {w.remove}
            </Button>
          </div>
        ))}
        <p>
          <Button id={rows.length === 0 ? id : undefined} onClick={add}>
            {w.addTier}
          </Button>
        </p>
        <input type="hidden" name={name} value={text} ref={hidden} />
      </div>
    </fieldset>
  )
}

function rowsIn(text: string): readonly Row[] {
  return typedTiersIn(text).map((tier, key) => ({ ...tier, key }))
}

function useRows(defaultValue: string) {
  const hidden = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState(() => rowsIn(defaultValue))
  const text = tiersAsText(rows)
  // The form compares and previews its values at each input event, which React does not fire for a hidden input.
  useEffect(() => {
    const input = hidden.current
    if (input?.value === text) input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  useEffect(() => {
    const form = hidden.current?.form
    const reset = () => setRows(rowsIn(defaultValue))
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue])
  return {
    rows,
    text,
    hidden,
    change: (key: number, changed: Partial<TypedTier>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row))),
    add: () =>
      setRows([...rows, { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), from: '', price: '' }]),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
  }
}
