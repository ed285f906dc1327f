import { momentShown } from './moment-shown.ts'
import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const starsInAll = [1, 2, 3, 4, 5] as const
export const mostStars = 5

export const reviewLengths = { text: 2000, displayName: 30 } as const

export const reviewStates = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * The reasons for which staff may reject a review: by law, or by the shop's rules for texts. An unfavourable opinion
 * is not a reason.
 */
export const reviewRejections = [
  'unlawful',
  'insulting',
  'personal-data',
  'advertising',
  'not-about-the-tyre',
] as const
export type ReviewRejection = (typeof reviewRejections)[number]

/** Says that the review differs from what the member of staff has read. The time is in Helsinki. */
export function reviewChangedSentence(changedAt: Date): Sentence {
  return {
    fi_FI: `Kirjoittaja muutti tätä ${momentShown(changedAt, 'fi')}. Lue se uudelleen.`,
    en_GB: `The author changed this at ${momentShown(changedAt, 'en')}. Read it again.`,
  }
}

export function parseStars(text: string): number | null {
  return starsInAll.find((stars) => String(stars) === text) ?? null
}

/** Sentences about the fields of the review form, which the API and the page share. */
export const reviewSentences = sentences({
  starsMissing: { fi_FI: 'Valitse, montako tähteä annat.', en_GB: 'Please choose how many stars you give.' },
  tooLong: { fi_FI: 'Teksti on liian pitkä.', en_GB: 'The text is too long.' },
})
