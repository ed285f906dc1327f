import { languageOf } from '@pito/contracts/values/locale'
import { FieldError } from '@pito/ui/field'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { timeFieldId } from './booking-faults.tsx'
import { booking } from './booking-words.ts'
import type { FreeDay } from './dealer-times.ts'
import { TimeChoice } from './time-choice.tsx'
import type { ChosenTimeState } from './use-chosen-time.ts'

interface DayTimesProps {
  readonly day: FreeDay | null
  readonly chosen: ChosenTimeState
  readonly error: string | undefined
}

export function DayTimes({ day, chosen, error }: DayTimesProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  return (
    <div className="booking__times" id={timeFieldId}>
      {/* The number is announced instead of all times. */}
      <p className="vh" role="status">
        {day && w.freeTimesOf(dayShown(day.date, language), day.times.length)}
      </p>
      {day ? (
        <TimeChoice
          key={day.date}
          day={day}
          name="start_time"
          error={error}
          value={chosen.time ?? ''}
          onChange={chosen.pickTime}
        />
      ) : (
        <>
          <p className="quiet">{w.dayFirst}</p>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
    </div>
  )
}
