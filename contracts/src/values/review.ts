import { sentences } from './sentences.ts'

export const starsInAll = [1, 2, 3, 4, 5] as const
export const mostStars = 5

export const reviewLengths = { text: 2000, displayName: 30 } as const

export const reviewStates = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Of law and of the shop's rules for what is written. That a review is unfavourable is no reason. */
export const reviewRejections = [
  'unlawful',
  'insulting',
  'personal-data',
  'advertising',
  'not-about-the-tyre',
] as const
export type ReviewRejection = (typeof reviewRejections)[number]

export function starsTyped(text: string): number | null {
  return starsInAll.find((stars) => String(stars) === text) ?? null
}

/** 4,3 or 4.3: always with one decimal. */
export function meanText(mean: number, language: 'fi' | 'en'): string {
  const text = mean.toFixed(1)
  return language === 'fi' ? text.replace('.', ',') : text
}

/** What the API and the page say of the form's fields. */
export const reviewSentences = sentences({
  starsMissing: { fi_FI: 'Valitse, montako tähteä annat.', en_GB: 'Please choose how many stars you give.' },
  tooLong: { fi_FI: 'Teksti on liian pitkä.', en_GB: 'The text is too long.' },
})
