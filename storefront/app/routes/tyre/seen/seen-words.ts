import { words } from '@pito/web/words/words'

/** The tyres looked at before: loaded when their place comes into view. */
export const seen = words({
  fi: { title: 'Viimeksi katsomasi renkaat', clear: 'Tyhjennä luettelo' },
  en: { title: 'Tyres you looked at', clear: 'Clear the list' },
})
