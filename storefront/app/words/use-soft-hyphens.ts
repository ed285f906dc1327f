import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'

/** Returns a text or HTML with soft hyphens in long words if the page is in Finnish, and otherwise unchanged. */
export function useSoftHyphens(text: string): string {
  return languageOf(useLocale()) === 'fi' ? softHyphens(text) : text
}

const longWord = /(<[^>]*>)|(?<![\p{L}@._/-])\p{L}{12,}(?![\p{L}@_/]|\.\p{L})/gu
const betweenSyllables = /(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxzšž][aeiouyäöå]\p{L})/giu

/**
 * The beginnings of words that may be the later part of one of the shop's compounds. They are listed because a part
 * that begins with a vowel cannot be found by its syllables.
 */
const partBeginnings = [
  'rengas|renka|renga|koko|laskuri|piste|säänn|säänt|ehdo|ehto|suoja|selost|käytän|oikeu|tieto|tiedo|auto|numero|vuoti',
  'paik|kunni|kaup|vertailu|luok|palvelu|hinta|hinna|maksu|vaunu|kausi|opas|lomak|takuu|järjestelm|lisäy|vahvist|ilmoit|muistut',
  'talou|aatto|akseli|alenn|alue|asenn|asetu|asiak|avai|ohje|olosuh|osoit|yrity',
  // The lookbehinds exclude false matches: "aika" is not a part of "paikan", and "ajat" is not a part of "maksajat".
  '(?<!p)aika|(?<=s)aiko|(?<=(?:mis|nus|tus))aj[ao]|(?<=n)omai|(?<=vastaan)o',
]
const laterPart = new RegExp(`(?<=\\p{L}{4})(?=${partBeginnings.join('|')})`, 'giu')

/**
 * Inserts soft hyphens at the places where a long Finnish word may be broken, because Chromium's `hyphens: auto` does
 * not know Finnish. A syllable begins with the consonant before a vowel. A compound of the shop's own words is broken
 * only between its parts, unless a part is itself long. Tags, URLs and short words stay unchanged.
 */
export function softHyphens(html: string): string {
  return html.replace(longWord, (word, tag?: string) => tag ?? broken(word))
}

const longestWhole = 12

function broken(word: string): string {
  const parts = word.split(laterPart)
  if (parts.length === 1) return word.replace(betweenSyllables, '\u00ad')
  return parts
    .map((part) => (part.length > longestWhole ? part.replace(betweenSyllables, '\u00ad') : part))
    .join('\u00ad')
}
