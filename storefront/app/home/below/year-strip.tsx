import { useWords } from '@pito/web/words/words'
import { halfMonthOfStrip, isWinterByLaw } from '../../season/season-on.ts'
import { useToday } from '../../season/use-today.ts'
import { homeBelow } from './home-below-words.ts'

const halves = Array.from({ length: 24 }, (_, place) => place)

/**
 * Shows the year as a strip with the tyres for each part of it, the months in which studs are allowed, and today's
 * date.
 */
export function YearStrip() {
  const w = useWords(homeBelow)
  const today = useToday()
  const { day, month } = today
  const now = halfMonthOfStrip(today)
  return (
    <section className="year" aria-labelledby="year">
      <div className="wrap year__in">
        <div className="year__words">
          <h2 id="year">{isWinterByLaw(today) ? w.yearWinter(day, month) : w.yearSummer(day, month)}</h2>
          <p className="small">{w.yearLaw}</p>
        </div>
        <div className="year__bar" role="img" aria-label={w.yearSpoken}>
          <ol className="year__months">
            {w.months.map((month, place) => (
              <li key={month} className={place === now >> 1 ? 'is-now' : undefined}>
                {month}
              </li>
            ))}
          </ol>
          <div className="year__rows">
            <span className="year__summer">
              <b>{w.stripSummer}</b>
            </span>
            <span className="year__friction">
              <b>{w.stripFriction}</b>
            </span>
            <span className="year__summer year__summer--next">
              <b>{w.stripSummer}</b>
            </span>
            <span className="year__studs">
              <b>
                {w.stripStuds}
                <span className="year__when">{w.stripStudsWhen}</span>
              </b>
            </span>
            <span className="year__today">
              {halves.map((half) => (
                <i key={half} className={half === now ? 'is-now' : undefined} />
              ))}
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
