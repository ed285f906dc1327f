import { words } from '@pito/web/words/words'

/** Texts of the tyres seen before, which are loaded when their place comes into view. */
export const seen = words({
  fi: { title: 'Viimeksi katsomasi renkaat', clear: 'Tyhjennä luettelo' },
  en: { title: 'Tyres you looked at', clear: 'Clear the list' },
})
