import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

/** Two days as `YYYY-MM-DD`. An empty text stands for an open end. */
export interface DatePeriod {
  readonly from: string
  readonly to: string
}

export interface DateRangeWords {
  readonly from: string
  readonly to: string
  /** Shown below an empty field. */
  readonly open: string
  /** Shown when the last day is before the first. */
  readonly reversed: string
  /** Shown for a day before `min` or after `max`. */
  readonly outside: string
}

interface DateRangeProps {
  legend: ReactNode
  words: DateRangeWords
  value: DatePeriod
  onChange: (value: DatePeriod) => void
  /**
   * Returns a day as it is written in the language of the page. Browsers show native date fields in the language of
   * the browser, so the day is repeated below the field.
   */
  format: (day: string) => string
  min?: string | undefined
  max?: string | undefined
  /** The names of the two fields in a form. */
  names?: DatePeriod | undefined
}

export function DateRange({ legend, words, value, onChange, format, min, max, names }: DateRangeProps) {
  const { from, to } = value
  const isOutside = (day: string) => day !== '' && ((min && day < min) || (max && day > max))
  const reversed = from !== '' && to !== '' && to < from
  const errors = {
    from: isOutside(from) ? words.outside : undefined,
    to: isOutside(to) ? words.outside : reversed && words.reversed,
  }
  return (
    <fieldset className="dates">
      <legend className="field__label">{legend}</legend>
      {ends.map((end) => (
        <Field
          key={end}
          live
          label={words[end]}
          error={errors[end]}
          hint={value[end] === '' ? words.open : format(value[end])}
        >
          <TextInput
            type="date"
            name={names?.[end]}
            min={min}
            max={max}
            value={value[end]}
            onChange={({ target }) => onChange({ ...value, [end]: target.value })}
          />
        </Field>
      ))}
    </fieldset>
  )
}

const ends = ['from', 'to'] as const
