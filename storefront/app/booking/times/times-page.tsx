import './times-page.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { booking } from '../booking-words.ts'
import { freeDay } from '../dealer-times.ts'
import { ByPhone } from './by-phone.tsx'
import { DayLinks } from './day-links.tsx'
import type { TimesData } from './load-times.ts'
import { TimesForm } from './times-form.tsx'

/** Shows the content of the booking popup as a page, for browsers without scripts and as the target of links. */
export function TimesPage() {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { point, times, date } = useLoaderData<TimesData>()
  const day = freeDay(times, date) ?? times.days[0] ?? null
  return (
    <div className="wrap times-page">
      <Breadcrumb
        label={w.path}
        crumbs={[
          { label: w.home, href: '/' },
          { label: w.points, href: '/service-points' },
          { label: point.name, href: point.links[language] },
        ]}
        here={w.times}
      />
      <h1>
        <Hyphenated text={w.title} />
      </h1>
      <p className="lead">
        {point.name}, {point.street}, {point.zipcode} {point.city}
      </p>
      {day ? (
        <div className="times-page__cols">
          <DayLinks chosen={day.date} />
          <TimesForm day={day} key={day.date} />
        </div>
      ) : (
        <ByPhone />
      )}
    </div>
  )
}
