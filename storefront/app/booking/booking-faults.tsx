import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { booking } from './booking-words.ts'

export const dayFieldId = 'booking-day'
export const timeFieldId = 'booking-times'

interface BookingFaultsProps {
  readonly form: { readonly error: (name: 'schedule_date' | 'start_time') => string | undefined }
}

/** Lists the missing choices above the form. Each line links to its field, which shows the same error. */
export function BookingFaults({ form }: BookingFaultsProps) {
  const w = useWords(booking)
  const errors = [
    { field: dayFieldId, text: form.error('schedule_date') },
    { field: timeFieldId, text: form.error('start_time') },
  ].filter(({ text }) => text !== undefined)
  if (errors.length === 0) return null
  return <Alert tone="bad" title={w.faults} errors={errors} />
}
