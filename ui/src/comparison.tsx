import { useId } from 'react'
import { Icon } from './icon.tsx'
import type { Choices, ComparedField, Side } from './merge-field.ts'
import { changedFields, isConflict, mergedSide } from './merge-field.ts'

export interface ComparisonWords {
  readonly field: string
  readonly original: string
  /** The heading of the values that are stored now, such as "Saved by Liisa". */
  readonly current: string
  readonly yours: string
  /** Says that the user has to choose, next to a field that both sides changed. */
  readonly choose: string
  /** Says that a field was merged, because one side only changed it. */
  readonly merged: string
  /** Shown instead of an empty value. */
  readonly none: string
  /** Says that a value is the one that will be saved. */
  readonly taken: string
}

interface ComparisonProps {
  caption: string
  fields: readonly ComparedField[]
  words: ComparisonWords
  /** The choices for the fields that both sides changed. */
  choices: Choices
  onChoose: (choices: Choices) => void
}

/**
 * Compares a record field by field: as it was when the user opened it, as somebody else has saved it since, and as
 * the user entered it. Fields that only one side changed are merged; for the others the user chooses a side.
 */
export function Comparison({ caption, fields, words, choices, onChoose }: ComparisonProps) {
  const id = useId()
  return (
    <table className="cmp">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.original}</th>
          <th scope="col" id={`${id}-current`}>
            {words.current}
          </th>
          <th scope="col" id={`${id}-yours`}>
            {words.yours}
          </th>
        </tr>
      </thead>
      <tbody>
        {changedFields(fields).map((field) => (
          <FieldRow key={field.key} {...{ id, field, words, choices, onChoose }} />
        ))}
      </tbody>
    </table>
  )
}

interface FieldRowProps extends Omit<ComparisonProps, 'caption' | 'fields'> {
  id: string
  field: ComparedField
}

function FieldRow({ id, field, words, choices, onChoose }: FieldRowProps) {
  const conflict = isConflict(field)
  const side = mergedSide(field, choices)
  const choose = (chosen: Side) => onChoose(new Map([...choices, [field.key, chosen]]))
  return (
    <tr data-conflict={conflict ? '' : undefined}>
      <th scope="row">
        <span id={`${id}-${field.key}`}>{field.label}</span>
        <small>{conflict ? words.choose : words.merged}</small>
      </th>
      <td data-label={words.original}>{field.original || words.none}</td>
      {sides.map((one) => (
        <td key={one} data-label={words[one]} data-taken={side === one ? '' : undefined}>
          {conflict ? (
            <label className="cmp__choice">
              <input
                type="radio"
                name={`${id}-${field.key}`}
                aria-labelledby={`${id}-${field.key} ${id}-${one} ${id}-${field.key}-${one}`}
                checked={side === one}
                onChange={() => choose(one)}
              />
              <span id={`${id}-${field.key}-${one}`}>{field[one] || words.none}</span>
            </label>
          ) : (
            <MergedValue value={field[one] || words.none} taken={side === one ? words.taken : null} />
          )}
        </td>
      ))}
    </tr>
  )
}

const sides = ['current', 'yours'] as const

function MergedValue({ value, taken }: { value: string; taken: string | null }) {
  return (
    <span className="cmp__value">
      {taken && <Icon name="check" label={taken} />}
      <span>{value}</span>
    </span>
  )
}
