import { words } from '@pito/web/words/words'

/** Texts of the search field in the header. */
export const searchField = words({
  fi: {
    label: 'Mitä etsit?',
    hint: 'Koko, merkki tai malli',
    find: 'Etsi',
    open: 'Avaa haku',
  },
  en: {
    label: 'What are you looking for?',
    hint: 'Size, brand or model',
    find: 'Find',
    open: 'Open the search',
  },
})
