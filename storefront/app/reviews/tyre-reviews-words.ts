import { words } from '@pito/web/words/words'

export const tyreReviews = words({
  fi: {
    back: 'Takaisin renkaaseen',
    titleOf: (name: string) => `Arvostelut: ${name}`,
    pages: 'Arvostelujen sivut',
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    page: (page: number) => `Sivu ${page}`,
  },
  en: {
    back: 'Back to the tyre',
    titleOf: (name) => `Reviews: ${name}`,
    pages: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
})
