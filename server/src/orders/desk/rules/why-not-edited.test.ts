import { expect, test } from 'vitest'
import { whyNotEdited } from './why-not-edited.ts'

const note = { authorId: 'kirsi', createdAt: new Date('2026-11-28T10:00:00Z') }

test.each([
  ['kirsi', '2026-11-28T10:14:59.999Z', null],
  ['kirsi', '2026-11-28T10:15:00Z', 'note-not-editable'],
  ['paavo', '2026-11-28T10:01:00Z', 'note-of-another'],
  ['paavo', '2026-11-28T11:00:00Z', 'note-of-another'],
])('%s at %s: %s', (staffId, at, code) => {
  expect(whyNotEdited(note, staffId, new Date(at))).toBe(code)
})
