import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { minuteOf } from '../rules/helsinki.ts'
import { timeOfMinute } from '../rules/time-of-day.ts'

export interface CalendarEvent {
  /** All versions of an appointment have the same UID. */
  readonly uid: string
  /** Calendar programs show the version with the highest number. */
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly isCancelled: boolean
}

interface Calendar {
  /** An entry is published and withdrawn (RFC 5546), because an invitation would require an answer. */
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly organizer: { readonly name: string; readonly email: string }
  readonly now: Date
  readonly events: readonly CalendarEvent[]
  /** The name of a feed that is fetched repeatedly. */
  readonly name?: string
}

/** The daylight-saving rule of the European Union since 1996. */
const helsinki = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Helsinki',
  'BEGIN:STANDARD',
  'DTSTART:19961027T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
  .map((line) => `${line}\r\n`)
  .join('')

/** Renders appointments as an iCalendar file (RFC 5545). */
export function calendarText({ method, organizer, now, events, name }: Calendar): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Tyre shop//Booking//EN'),
    contentLine('METHOD', method),
    ...(name ? feedLines(name) : []),
    helsinki,
    ...events.flatMap((event) => eventLines(event, organizer, now)),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

/** The refresh interval, both as RFC 7986 defines it and as older programs read it. */
function feedLines(name: string): string[] {
  return [
    contentLine('NAME', textValue(name)),
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT15M'),
    contentLine('X-PUBLISHED-TTL', 'PT15M'),
  ]
}

function eventLines(event: CalendarEvent, organizer: Calendar['organizer'], now: Date): string[] {
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', event.uid),
    contentLine('SEQUENCE', String(event.sequence)),
    contentLine('DTSTAMP', `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
    contentLine('DTSTART;TZID=Europe/Helsinki', onTheWall(event.startsAt)),
    contentLine('DTEND;TZID=Europe/Helsinki', onTheWall(event.endsAt)),
    contentLine('SUMMARY', textValue(event.summary)),
    contentLine('LOCATION', textValue(event.location)),
    contentLine('DESCRIPTION', textValue(event.description)),
    contentLine('STATUS', event.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    contentLine(
      `ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, '')}"`,
      `mailto:${organizer.email}`,
    ),
    contentLine('END', 'VEVENT'),
  ]
}

function onTheWall(moment: Date): string {
  const time = timeOfMinute(minuteOf(moment)).replaceAll(':', '')
  return `${helsinkiDate(moment).replaceAll('-', '')}T${time}`
}

const octetsOfLine = 75

/** Renders a property of RFC 5545. The name may include parameters, and the value is already escaped. */
function contentLine(name: string, value: string): string {
  return folded(`${name}:${value}`)
}

/** Escapes a value of type TEXT, because people's names may contain any character. */
function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line at 75 octets without splitting a character: an ä has two octets. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > octetsOfLine) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return `${[...lines, current].join('\r\n')}\r\n`
}
