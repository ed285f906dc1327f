import { words } from '@pito/web/words/words'

export const tyreReviews = words({
  fi: {
    back: 'Takaisin renkaaseen',
    titleOf: (name: string) => `Arvostelut: ${name}`,
    byStars: 'Arvostelut tähdittäin',
    starsOf: (stars: number) => (stars === 1 ? '1 tähti' : `${stars} tähteä`),
    allStars: 'Kaikki tähdet',
    byLanguage: 'Arvostelujen kieli',
    allLanguages: 'Kaikki kielet',
    fi: 'Suomeksi',
    en: 'Englanniksi',
    withoutText: (count: number) =>
      count === 1
        ? 'Yhdessä arvostelussa on vain tähdet, eikä sitä luetella tässä.'
        : `${count} arvostelussa on vain tähdet, eikä niitä luetella tässä.`,
    pages: 'Arvostelujen sivut',
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    page: (page: number) => `Sivu ${page}`,
  },
  en: {
    back: 'Back to the tyre',
    titleOf: (name) => `Reviews: ${name}`,
    byStars: 'Reviews by stars',
    starsOf: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
    allStars: 'All stars',
    byLanguage: 'Language of the reviews',
    allLanguages: 'All languages',
    fi: 'In Finnish',
    en: 'In English',
    withoutText: (count) =>
      count === 1
        ? 'One review has only stars and is not listed here.'
        : `${count} reviews have only stars and are not listed here.`,
    pages: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
})
