import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { dayIds, weekday } from '@pito/contracts/values/weekday'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
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

/** Shows the opening hours from Monday to Sunday. */
export function OpeningHours({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  return (
    <dl className="point__facts">
      {dayIds.map((dayId) => (
        <div key={dayId}>
          <dt>{weekday(dayId, language)}</dt>
          <dd className="num">{hoursShown(point.hours[dayId], language) ?? w.closed}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Formats the hours of a day, for example `07:30–17:00` as `7.30–17.00` in Finnish. */
function hoursShown(hours: string | undefined, language: Language): string | undefined {
  return hours
    ?.split('–')
    .map((time) => timeShown(time, language))
    .join('–')
}
