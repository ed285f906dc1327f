import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { booking } from './booking-words.ts'
import type { DealerTimes, TimeStart } from './dealer-times.ts'

interface LostTimeProps {
  readonly sentences: readonly string[]
  /** The free times, loaded again after the booking failed. */
  readonly times: DealerTimes | null
  readonly onChoose: (start: TimeStart | null) => void
}

const fewTimes = 3

/**
 * Replaces the closed popup after a failed booking. It says why the booking failed and offers times that are free
 * now.
 */
export function LostTime({ sentences, times, onChoose }: LostTimeProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const free = times?.days.flatMap(({ date, times: each }) => each.map((time) => ({ date, time }))) ?? []
  return (
    <Alert tone="bad" title={w.lost} ref={alert}>
      <div className="stack stack--tight">
        {sentences
          .filter((sentence) => sentence !== w.lost)
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {free.length > 0 && <p>{w.free}</p>}
        <div className="row">
          {free.slice(0, fewTimes).map((start) => (
            <Button key={`${start.date} ${start.time}`} onClick={() => onChoose(start)}>
              {dayShown(start.date, language)} {timeShown(start.time, language)}
            </Button>
          ))}
          <Button onClick={() => onChoose(null)}>{w.another}</Button>
        </div>
      </div>
    </Alert>
  )
}
