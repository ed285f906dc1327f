import './calendar.css'
import type { CalendarDate } from '@internationalized/date'
import { parseDate } from '@internationalized/date'
import type { ComponentProps, ContextType } from 'react'
import { use, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useCalendarCell } from 'react-aria/useCalendar'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface CalendarProps {
  readonly label: string
  /** The locale for the names of days and months and for announcements, such as `fi-FI`. */
  readonly locale: string
  /** The selected date; dates have the form 2026-11-24. */
  readonly value: string | null
  /** The first day that can be picked. */
  readonly first: string
  readonly last: string
  readonly today: string
  /** The date on which the calendar opens. */
  readonly opensAt: string
  readonly canPick: (date: string) => boolean
  /** Returns the share of a day that is free, from 0 to 1. It sets the length of the line below the day's number. */
  readonly share: (date: string) => number
  /** Returns what `share` draws in words, such as "16 free times", which screen readers read after the date. */
  readonly describe: (date: string) => string
  /** Tells whether a day is shown in the colour of holidays. */
  readonly isHoliday: (date: string) => boolean
  readonly onPick: (date: string) => void
  /** Called when a day is hovered or focused, whether or not it can be picked. */
  readonly onLook: (date: string) => void
  readonly earlierLabel: string
  readonly laterLabel: string
}

/**
 * Shows four weeks at a time, beginning on Monday; past weeks are left out. The file includes react-aria, so load it
 * lazily.
 */
export function Calendar(props: CalendarProps) {
  const { label, locale, value, first, last, opensAt, canPick, onPick, onLook } = props
  return (
    <I18nProvider locale={locale}>
      <AriaCalendar
        className="cal"
        aria-label={label}
        firstDayOfWeek="mon"
        visibleDuration={{ weeks: 4 }}
        pageBehavior="visible"
        selectionAlignment="start"
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(value ?? opensAt)}
        value={value ? parseDate(value) : null}
        isDateUnavailable={(date) => !canPick(date.toString())}
        onChange={(date) => date && onPick(date.toString())}
        onFocusChange={(date) => onLook(date.toString())}
      >
        <div className="cal__head">
          <Button slot="previous" className="btn btn--bare btn--icon" aria-label={props.earlierLabel}>
            <Icon name="left" />
          </Button>
          <Months locale={locale} />
          <Button slot="next" className="btn btn--bare btn--icon" aria-label={props.laterLabel}>
            <Icon name="right" />
          </Button>
        </div>
        <CalendarGrid
          weekdayStyle="short"
          className="cal__grid"
          render={(table) => <Grid {...table} label={label} locale={locale} />}
        >
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="cal__weekday">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} {...props} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  )
}

/**
 * Removes the `cellpadding` that react-aria sets, because it is obsolete in HTML; the style sheet sets the padding. The
 * name is set anew, because that of react-aria ends with the month of the first week.
 */
function Grid({
  cellPadding: _,
  label,
  locale,
  ...table
}: ComponentProps<'table'> & Pick<CalendarProps, 'label' | 'locale'>) {
  const range = use(CalendarStateContext)?.visibleRange
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const shown = range && format.formatRange(range.start.toDate('UTC'), range.end.toDate('UTC'))
  return <table {...table} aria-label={shown ? `${label}, ${shown}` : label} />
}

/** Shows the months of the visible weeks, such as "November–December 2026". react-aria announces the exact dates. */
function Months({ locale }: { locale: string }) {
  const range = use(CalendarStateContext)?.visibleRange
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  if (!range) return null
  const { start, end } = range
  const months = [...new Set([start, end].map((date) => format.format(date.toDate('UTC'))))].join('–')
  const years = [...new Set([start.year, end.year])].join('–')
  return (
    <p className="cal__months" aria-hidden="true">
      {months.charAt(0).toUpperCase() + months.slice(1)} {years}
    </p>
  )
}

type CalendarState = NonNullable<ContextType<typeof CalendarStateContext>>

type DayProps = Pick<
  CalendarProps,
  'locale' | 'today' | 'canPick' | 'share' | 'describe' | 'isHoliday' | 'onLook'
> & {
  readonly date: CalendarDate
}

function Day(props: DayProps) {
  const state = use(CalendarStateContext)
  return state && <DayOf {...props} state={state} />
}

/**
 * A day of the calendar. It is built from react-aria's hooks, because `CalendarCell` of react-aria-components gives
 * its `<td>` an explicit role, which HTML does not allow in a grid.
 */
function DayOf({ date, state, ...props }: DayProps & { readonly state: CalendarState }) {
  const { locale, today, canPick, share, describe, isHoliday, onLook } = props
  const button = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, ...day } = useCalendarCell({ date }, state, button)
  const { role: _, ...cell } = cellProps
  const text = date.toString()
  const look = () => onLook(text)
  // `onLook` is called on pointer events as well as on focus: touch screens do not hover, and pressing a day that
  // cannot be picked does not focus it.
  const looking = { onPointerEnter: look, onPointerDown: look }
  const named = { 'aria-label': `${buttonProps['aria-label']}, ${describe(text)}` }
  return (
    <td {...cell}>
      <div
        {...mergeProps(buttonProps, looking, named)}
        ref={button}
        className={classes(
          'cal__day',
          text === today && 'cal__day--today',
          isHoliday(text) && 'cal__day--holiday',
          !day.isUnavailable && !day.isDisabled && 'cal__day--free',
          day.isSelected && 'cal__day--selected',
        )}
      >
        <span data-month={date.day === 1 ? monthAfterDay(date, locale) : undefined}>{date.day}</span>
        {canPick(text) && <i style={{ inlineSize: `${Math.round(20 + 60 * share(text))}%` }} />}
      </div>
    </td>
  )
}

/**
 * Returns the part of `1.12.` or `1/12` that names the month. CSS shows it after the day's number; announcements name
 * the month anyway.
 */
function monthAfterDay(date: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  return format.format(date.toDate('UTC')).replace(/^0?1/, '')
}
