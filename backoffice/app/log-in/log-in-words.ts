import { words } from '@pito/web/words/words'

export const logInWords = words({
  fi: {
    title: 'Henkilökunnan kirjautuminen',
    sessionEnded: 'Istunto päättyi. Kirjaudu uudelleen, niin pääset takaisin samalle sivulle.',
  },
  en: {
    title: 'Staff log-in',
    sessionEnded: 'Your session has ended. Log in again to return to the page.',
  },
})
