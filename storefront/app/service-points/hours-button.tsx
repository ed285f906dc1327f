import { languageOf } from '@pito/contracts/values/locale'
import { dayIds, weekday } from '@pito/contracts/values/weekday'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { useLocale } from '../locale/use-locale.ts'
import { useWords } from '../words/words.ts'
import type { Point } from './point.ts'
import { servicePoints } from './service-point-words.ts'

export function HoursButton({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const id = `point-hours-${point.id}`
  return (
    <>
      <PopoverButton opens={id} look="bare">
        {w.hours}
      </PopoverButton>
      <Popover id={id} label={w.hours}>
        <OpeningHours point={point} />
      </Popover>
    </>
  )
}

/** Monday to Sunday. */
export function OpeningHours({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  return (
    <dl className="point__facts">
      {dayIds.map((dayId) => (
        <div key={dayId}>
          <dt>{weekday(dayId, language)}</dt>
          <dd className="num">{point.hours[dayId] ?? w.closed}</dd>
        </div>
      ))}
    </dl>
  )
}
