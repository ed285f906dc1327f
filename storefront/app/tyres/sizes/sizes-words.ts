import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { words } from '@pito/web/words/words'

/** Texts about the other sizes of a model, wherever they are listed. */
export const sizes = words({
  fi: {
    rimOf: (inches: number) => `Vanne ${formatDecimal(inches, 'fi')}\u2033`,
    loading: 'Haetaan kokoja',
    noSizes: 'Mallin renkaita ei ole nyt myynnissä.',
    sizesFailed: 'Kokoja ei saatu haettua.',
    sizesLink: 'Katso ne omalta sivultaan',
  },
  en: {
    rimOf: (inches) => `Rim ${formatDecimal(inches, 'en')}\u2033`,
    loading: 'Fetching the sizes',
    noSizes: 'No size of this model is on sale at the moment.',
    sizesFailed: 'The sizes could not be fetched.',
    sizesLink: 'See them on a page of their own',
  },
})
