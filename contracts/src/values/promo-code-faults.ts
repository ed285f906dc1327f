import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

/** Whether a code applies today. A code whose uses are all claimed is `used-up`. */
export const promoCodeStates = ['valid', 'upcoming', 'ended', 'used-up', 'off'] as const
export type PromoCodeState = (typeof promoCodeStates)[number]

export const promoCodeSentences = sentences({
  codeMissing: { fi_FI: 'Anna koodi.', en_GB: 'Enter the code.' },
  codeWrong: {
    fi_FI: 'Koodissa on 3–40 kirjainta, numeroa tai merkkiä, eikä yhtään välilyöntiä.',
    en_GB: 'A code has 3 to 40 letters, digits or signs, and no spaces.',
  },
  codeTaken: { fi_FI: 'Tämä koodi on jo olemassa.', en_GB: 'This code already exists.' },
  permilleWrong: {
    fi_FI: 'Alennus on 0,1–100 prosenttia.',
    en_GB: 'A discount is 0.1 to 100 per cent.',
  },
  centsWrong: {
    fi_FI: 'Alennus on 0,01–10 000 euroa.',
    en_GB: 'A discount is 0.01 to 10,000 euros.',
  },
  discountMissing: {
    fi_FI: 'Anna alennus prosentteina tai euroina.',
    en_GB: 'Enter the discount as a percentage or as an amount.',
  },
  discountTwice: {
    fi_FI: 'Anna alennus joko prosentteina tai euroina, ei molempina.',
    en_GB: 'Enter either a percentage or an amount, not both.',
  },
  startMissing: { fi_FI: 'Anna ensimmäinen päivä.', en_GB: 'Enter the first day.' },
  endWrong: {
    fi_FI: 'Tällaista päivää ei ole. Vuosi on 2000–2099.',
    en_GB: 'There is no such date. The year is from 2000 to 2099.',
  },
  endBeforeStart: {
    fi_FI: 'Viimeinen päivä on ennen ensimmäistä.',
    en_GB: 'The last day is before the first one.',
  },
  minimumWrong: {
    fi_FI: 'Vähimmäissumma on 0,01–100 000 euroa.',
    en_GB: 'The minimum is 0.01 to 100,000 euros.',
  },
  usesWrong: {
    fi_FI: 'Käyttökertoja on vähintään 1.',
    en_GB: 'The number of uses is at least 1.',
  },
  codeUsed: {
    fi_FI: 'Koodia on jo käytetty, joten sen tekstiä ei voi vaihtaa.',
    en_GB: 'The code has been used, so its text cannot change.',
  },
  discountUsed: {
    fi_FI: 'Koodia on jo käytetty, joten sen alennusta ei voi vaihtaa.',
    en_GB: 'The code has been used, so its discount cannot change.',
  },
})
const s = promoCodeSentences

function usedSentence(uses: number): Sentence {
  return {
    fi_FI: uses === 1 ? 'Käytetty jo kerran.' : `Käytetty jo ${uses} kertaa.`,
    en_GB: uses === 1 ? 'Already used once.' : `Already used ${uses} times.`,
  }
}

interface Terms {
  readonly code: string
  readonly discount_permille: number | null
  readonly discount_cents: number | null
  readonly valid_from: string
  readonly valid_until: string | null
  readonly uses_in_all: number | null
}

/** The stored code, and how many orders have claimed it. */
type StoredTerms = Pick<Terms, 'code' | 'discount_permille' | 'discount_cents'> & { readonly uses: number }

/**
 * Returns the sentence of each field that cannot be saved. Fields that are left out are not checked, so a form whose
 * other fields are wrong still gets all of its errors at once.
 */
export function promoCodeFaults(
  fields: Partial<Terms>,
  stored: StoredTerms | null,
): Partial<Record<keyof Terms, Sentence>> {
  const { valid_from: from, valid_until: until, uses_in_all: most } = fields
  const isUsed = stored !== null && stored.uses > 0
  return {
    ...discountFaults(fields),
    ...(from && until && until < from && { valid_until: s.endBeforeStart }),
    ...(isUsed && changedTerms(fields, stored)),
    ...(isUsed && most && most < stored.uses && { uses_in_all: usedSentence(stored.uses) }),
  }
}

function discountFaults({ discount_permille: permille, discount_cents: cents }: Partial<Terms>) {
  if (permille === undefined || cents === undefined) return {}
  if (permille !== null && cents !== null) return { discount_cents: s.discountTwice }
  return permille === null && cents === null ? { discount_permille: s.discountMissing } : {}
}

function changedTerms(fields: Partial<Terms>, stored: StoredTerms) {
  const differs = (name: 'code' | 'discount_permille' | 'discount_cents') =>
    fields[name] !== undefined && fields[name] !== stored[name]
  return {
    ...(differs('code') && { code: s.codeUsed }),
    ...(differs('discount_permille') && { discount_permille: s.discountUsed }),
    ...(differs('discount_cents') && { discount_cents: s.discountUsed }),
  }
}
