import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar-text.ts'
import { calendarText } from './calendar-text.ts'

const event: CalendarEvent = {
  uid: '5b1c0c9e-6b43-4d2f-8f0e-5a5f5c6f7a01@pito.example',
  sequence: 2,
  startsAt: new Date('2026-11-24T07:30:00Z'),
  endsAt: new Date('2026-11-24T08:00:00Z'),
  summary: 'Renkaiden asennus, Kuurapaja Käpylä',
  location: 'Mäkelänkatu 1; piha\\portti, 00550 Helsinki',
  description: `Hei!\nPuhelin ${'ääkköset '.repeat(20)}\r\nBEGIN:VEVENT`,
  isCancelled: false,
}
const calendar = (changed: Partial<CalendarEvent> = {}, method: 'PUBLISH' | 'CANCEL' = 'PUBLISH') =>
  calendarText({
    method,
    organizer: { name: 'Pito', email: 'kauppa@pito.example' },
    now: new Date('2026-11-20T10:00:00Z'),
    events: [{ ...event, ...changed }],
    name: 'Kuurapaja',
  })

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  const zone = component.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const [vevent, ...others] = component.getAllSubcomponents('vevent')
  if (!vevent) throw new Error('There is no event.')
  return { component, vevent, others, event: new ICAL.Event(vevent) }
}

test('another parser reads what was said: who, when, where, which version', () => {
  const { component, event: found, vevent, others } = read(calendar())
  expect(component.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(component.getFirstPropertyValue('x-wr-calname')).toBe('Kuurapaja')
  expect(others).toEqual([])
  expect(found).toMatchObject({
    uid: event.uid,
    sequence: 2,
    summary: event.summary,
    location: event.location,
  })
  expect(found.description).toBe(event.description.replace('\r\n', '\n'))
  expect(vevent.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(found.startDate.toJSDate()).toEqual(event.startsAt)
  expect(found.endDate.toJSDate()).toEqual(event.endsAt)
  expect(found.startDate.zone.tzid).toBe('Europe/Helsinki')
})

test.each([
  ['in winter', '2027-01-12T08:00:00Z', '10:00'],
  ['in summer', '2027-06-10T08:00:00Z', '11:00'],
  ['after the spring night', '2027-03-28T06:00:00Z', '09:00'],
  ['after the autumn night', '2027-10-31T07:00:00Z', '09:00'],
])('%s the wall shows what the calendar says', (_, moment, wall) => {
  const startsAt = new Date(moment)
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
  const { event: found } = read(calendar({ startsAt, endsAt }))
  expect(found.startDate.toString().slice(11, 16)).toBe(wall)
  expect(found.startDate.toJSDate()).toEqual(startsAt)
})

test('a cancelled appointment is taken back, not published', () => {
  const { component, vevent } = read(calendar({ isCancelled: true }, 'CANCEL'))
  expect(component.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(vevent.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('no line is longer than 75 octets, all end with CRLF, and no letter is cut', () => {
  const text = calendar()
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
})

test('a name can end no line and begin no other entry', () => {
  const { component } = read(calendar({ summary: 'Aino\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007' }))
  expect(component.getAllSubcomponents('vevent')).toHaveLength(1)
})
