import './time-choice.css'
import { notOffered } from '@pito/contracts/values/booking-sentences'
import { languageOf } from '@pito/contracts/values/locale'
import { Disclosure } from '@pito/ui/disclosure'
import { FieldError } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { booking } from './booking-words.ts'
import type { FreeDay } from './dealer-times.ts'

interface TimeChoiceProps {
  readonly day: FreeDay
  readonly name: string
  readonly error?: string | undefined
  /** The chosen time. If `onChange` is given, the parent component holds this state; otherwise the browser does. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((time: string) => void) | undefined
}

const parts = [
  { name: 'morning', until: '11:00' },
  { name: 'day', until: '15:00' },
  { name: 'evening', until: '24:00' },
] as const

/** Shows the free times of a day as radio buttons, both in the popup and on the page. */
export function TimeChoice({ day, error, ...radios }: TimeChoiceProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const id = useId()
  const groups = parts.map(({ name, until }, place) => {
    const from = parts[place - 1]?.until ?? ''
    return { name, times: day.times.filter((time) => time >= from && time < until) }
  })
  return (
    <fieldset
      className="times"
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend>{dayShown(day.date, language)}</legend>
      <p className="small quiet" id={`${id}-hint`}>
        {w.hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {groups.map(({ name, times }) =>
        times.length === 0 ? null : (
          <RadioKeys
            key={name}
            legend={w[name]}
            keys={times.map((time) => ({ value: time, label: timeShown(time, language) }))}
            {...radios}
          />
        ),
      )}
      <MissingTimes day={day} />
    </fieldset>
  )
}

function MissingTimes({ day: { missing } }: { day: FreeDay }) {
  const w = useWords(booking)
  const locale = useLocale()
  if (missing.length === 0) return null
  const byReason = [...Map.groupBy(missing, ({ reason }) => reason)]
  return (
    <Disclosure summary={w.whyMissing}>
      <ul className="stack stack--tight small">
        {byReason.map(([reason, times]) => (
          <li key={reason}>
            <span className="num">
              {times.map(({ time }) => timeShown(time, languageOf(locale))).join(', ')}
            </span>
            {': '}
            {notOffered[reason][locale]}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
