import { sentences } from './sentences.ts'

export const longestNote = 2000
/** How long the author of a note may edit it. Afterwards the note can only be added to. */
export const editableMinutes = 15

export const dueFilters = ['overdue', 'today', 'later'] as const
export type DueFilter = (typeof dueFilters)[number]

export const noteSentences = sentences({
  textMissing: { fi_FI: 'Kirjoita muistiinpano.', en_GB: 'Please write the note.' },
  tooLong: {
    fi_FI: `Muistiinpanossa voi olla enintään ${longestNote} merkkiä.`,
    en_GB: `A note can have at most ${longestNote} characters.`,
  },
  dueMissing: { fi_FI: 'Anna määräpäivä.', en_GB: 'Please give the due date.' },
  duePast: { fi_FI: 'Määräpäivä on jo mennyt.', en_GB: 'The due date is in the past.' },
  notMentionable: {
    fi_FI: 'Yhtä mainituista ei voi mainita, koska hän ei voi lukea tilauksia.',
    en_GB: 'One of these colleagues cannot be mentioned, because they may not read orders.',
  },
})
