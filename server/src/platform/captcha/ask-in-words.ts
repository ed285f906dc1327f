import type { Locale } from '@pito/contracts/values/locale'

const ordinals = {
  fi_FI: ['ensimmäinen', 'toinen', 'kolmas', 'neljäs', 'viides'],
  en_GB: ['first', 'second', 'third', 'fourth', 'fifth'],
} as const satisfies Record<Locale, readonly string[]>

/** Words without letters that a foreign keyboard lacks, and none that sounds like another. */
const words: Readonly<Record<Locale, readonly string[]>> = {
  fi_FI:
    'koivu silta lumi tuuli kivi meri ilta talo lamppu kello pilvi kahvi kissa juna ovi kukka sauna'.split(
      ' ',
    ),
  en_GB:
    'birch bridge snow wind stone river evening house lamp clock cloud forest coffee window train door flower'.split(
      ' ',
    ),
}

/** For those who cannot see the picture: read aloud it can be answered by ear. */
export function askInWords(
  locale: Locale,
  below: (limit: number) => number,
): { text: string; answer: string } {
  const left = [...words[locale]]
  const chosen = ordinals[locale].map(() => left.splice(below(left.length), 1)[0] ?? '')
  const place = below(chosen.length)
  const [ordinal, list] = [ordinals[locale][place], chosen.join(', ')]
  const text =
    locale === 'fi_FI'
      ? `Kirjoita näistä sanoista ${ordinal}: ${list}.`
      : `Type the ${ordinal} of these words: ${list}.`
  return { text, answer: chosen[place] ?? '' }
}
