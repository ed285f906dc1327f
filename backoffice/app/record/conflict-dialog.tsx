import { Button } from '@pito/ui/button'
import { Comparison } from '@pito/ui/comparison'
import { Dialog } from '@pito/ui/dialog'
import type { Choices } from '@pito/ui/merge-field'
import { changedFields, mergedSide } from '@pito/ui/merge-field'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { RecordField } from './record-field.ts'
import { comparisonWords, recordWords } from './record-words.ts'
import type { Values } from './use-unsaved.ts'

interface ConflictDialogProps {
  readonly by: string | null
  readonly at: string | null
  readonly fields: readonly RecordField[]
  readonly original: Values
  readonly current: Values
  readonly yours: Values
  readonly onClose: () => void
  readonly onMerge: (values: Values) => void
}

/** Compares the changes of two people field by field, and saves the merged values after a confirmation. */
export function ConflictDialog({ by, at, onClose, onMerge, ...sides }: ConflictDialogProps) {
  const w = useWords(recordWords)
  const comparison = useWords(comparisonWords)
  const locale = useLocale()
  const [choices, setChoices] = useState<Choices>(new Map())
  const compared = comparedFields(sides)
  const merged = compared.map((field) => ({ field, side: mergedSide(field, choices) }))
  const lacksChoice = merged.some(({ side }) => side === null)
  const merge = () => {
    const values = merged.map(({ field, side }) => [field.key, field.values[side ?? 'yours']] as const)
    // A form sends no text for a checkbox that is not ticked, so an empty text would tick it.
    onMerge(Object.fromEntries(values.filter(([, text]) => text !== '')))
  }
  return (
    <Dialog
      id="conflict"
      title={w.conflictTitle}
      closeLabel={w.close}
      open
      onClose={onClose}
      footer={
        <Button look="go" unavailable={lacksChoice} onClick={merge}>
          {w.merge}
        </Button>
      }
    >
      <div className="stack">
        <p>{w.conflict(by, at && timeWithWeekday(at, locale))}</p>
        {lacksChoice && <p>{w.conflictHint}</p>}
        {changedFields(compared).length > 0 && (
          <Comparison
            caption={w.conflictTitle}
            fields={compared}
            words={comparison}
            choices={choices}
            onChoose={setChoices}
          />
        )}
      </div>
    </Dialog>
  )
}

type Sides = Pick<ConflictDialogProps, 'fields' | 'original' | 'current' | 'yours'>

function comparedFields({ fields, original, current, yours }: Sides) {
  return fields.map(({ name, label, shown = (value) => value }) => {
    const values = { original: original[name] ?? '', current: current[name] ?? '', yours: yours[name] ?? '' }
    return {
      key: name,
      label,
      values,
      original: shown(values.original),
      current: shown(values.current),
      yours: shown(values.yours),
    }
  })
}
