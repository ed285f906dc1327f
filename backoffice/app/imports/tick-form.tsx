import type { Run } from '@pito/contracts/staff-imports'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { runWords } from './run-words.ts'

interface TickFormProps {
  readonly run: Run
  readonly numbers: readonly string[]
}

/** Ticks the selected rows that the price guard stops. A tick needs a reason. */
export function TickForm({ run, numbers }: TickFormProps) {
  const w = useWords(runWords)
  const form = useFetcherForm({ id: 'run-ticks', action: `/imports/${run.id}`, fields: ['reason'] })
  return (
    <OfficeForm form={form} className="run-ticks">
      <input type="hidden" name="numbers" value={numbers.slice(0, 200).join(',')} />
      <Field label={w.tickReason} error={form.error('reason')}>
        <TextInput {...form.field('reason')} maxLength={500} />
      </Field>
      <Button type="submit" name="action" value="tick" busy={form.pending}>
        {w.tick}
      </Button>
      <Button type="submit" name="action" value="untick" look="bare" busy={form.pending}>
        {w.untick}
      </Button>
    </OfficeForm>
  )
}
