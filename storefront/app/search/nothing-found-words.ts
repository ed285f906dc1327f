import { words } from '@pito/web/words/words'
import { tyreCount } from '../words/tyre-count.ts'

const signs = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
const percent = new Intl.NumberFormat('fi-FI', signs)
const englishPercent = new Intl.NumberFormat('en-GB', signs)

/** Texts of a search that found nothing. */
export const nothingFound = words({
  fi: {
    unsold: (size: string) => `Kokoa ${size} ei ole valikoimassa. Lähimmät koot, joita myymme:`,
    nearest: (size: string, difference: number, total: number) =>
      `${size}, halkaisija ${percent.format(difference)}\u00a0%, ${tyreCount.fi(total)}`,
    pages: 'Sivut, joita ehkä etsit:',
    sizesWithPrefix: (digits: string) => `Koot, jotka alkavat luvulla ${digits}:`,
    offers: 'Kokeile näitä hakuja:',
    offer: (query: string, total: number) => `${query} (${tyreCount.fi(total)})`,
    none: 'Renkaita ei löytynyt',
    noneFor: (query: string) => `Haulla ”${query}” ei löytynyt renkaita.`,
    withFilters: 'Poista jokin suodatin, niin näet enemmän.',
  },
  en: {
    unsold: (size) => `We do not sell ${size}. The nearest sizes that we sell:`,
    nearest: (size, difference, total) =>
      `${size}, diameter ${englishPercent.format(difference)}%, ${tyreCount.en(total)}`,
    pages: 'Pages that you may be looking for:',
    sizesWithPrefix: (digits) => `Sizes that begin with ${digits}:`,
    offers: 'Try these searches:',
    offer: (query, total) => `${query} (${tyreCount.en(total)})`,
    none: 'No result found',
    noneFor: (query) => `No tyres were found for “${query}”.`,
    withFilters: 'Remove a filter to see more.',
  },
})
