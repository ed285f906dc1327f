import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { BookingLink, useBookingPopup } from '../booking/booking-link.tsx'
import type { Point } from './point.ts'
import { servicePoints } from './service-point-words.ts'

/** Shows the next free times of a service point, or its phone number if it makes appointments by phone. */
export function PointTimes({ point }: { point: Point }) {
  const w = useWords(servicePoints)
  if (!point.hasCalendar)
    return (
      <div className="point__times">
        <p className="small">
          <b>{w.byPhone}</b>
        </p>
        <a className="btn" href={`tel:${point.phone}`}>
          <Icon name="phone" />
          {phoneShown(point.phone)}
        </a>
      </div>
    )
  return (
    <div className="point__times">
      <p className="small quiet">{w.online}</p>
      {point.next ? <NextTime point={point} next={point.next} /> : <p className="small">{w.noTimes}</p>}
      <BookingLink dealer={point}>{w.times}</BookingLink>
    </div>
  )
}

function NextTime({ point, next }: { point: Point; next: NonNullable<Point['next']> }) {
  const w = useWords(servicePoints)
  const language = languageOf(useLocale())
  const id = `point-next-${point.id}`
  const day = dayShown(next.date, language)
  const [first = ''] = next.times
  const { popup, open } = useBookingPopup({ dealer: point })
  return (
    <div className="point__next">
      <Icon name="calendar" />
      <span>
        {w.next}
        <br />
        <PopoverButton opens={id} look="link">
          <b className="num">{w.at(day, timeShown(first, language))}</b>
        </PopoverButton>
      </span>
      <Popover id={id} label={w.nextMore}>
        <p>{w.nextMore}</p>
        <ul className="num">
          {next.times.map((time) => (
            <li key={time}>
              <Button look="link" onClick={() => open({ date: next.date, time })}>
                {w.at(day, timeShown(time, language))}
              </Button>
            </li>
          ))}
        </ul>
      </Popover>
      {popup}
    </div>
  )
}
