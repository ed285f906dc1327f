import { refusalList } from './refusal-list.ts'

/** The refusal codes of the back office. */
export const staffRefusals = refusalList({
  'changed-meanwhile': {
    status: 409,
    sentence: {
      fi_FI: 'Joku muu on muuttanut tätä sillä välin. Muutoksiasi ei ole vielä tallennettu.',
      en_GB: 'Somebody else changed this meanwhile. Your changes are not saved yet.',
    },
  },
  'article-incomplete': {
    status: 422,
    sentence: {
      fi_FI: 'Tuotetta ei voi laittaa myyntiin, koska siitä puuttuu tietoja.',
      en_GB: 'The article cannot be put on sale because something is missing.',
    },
  },
  'still-referred-to': {
    status: 409,
    sentence: {
      fi_FI: 'Tätä ei voi poistaa, koska siihen viitataan. Voit arkistoida sen.',
      en_GB: 'This cannot be deleted, because something refers to it. You can archive it instead.',
    },
  },
})
