import { words } from '@pito/web/words/words'

/**
 * Texts of the list of tyres that the visitor has seen. They are loaded when the list's place on the page comes into
 * view.
 */
export const seen = words({
  fi: { title: 'Viimeksi katsomasi renkaat', clear: 'Tyhjennä luettelo' },
  en: { title: 'Tyres you looked at', clear: 'Clear the list' },
})
