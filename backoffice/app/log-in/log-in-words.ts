import { words } from '@pito/web/words/words'

export const logInWords = words({
  fi: {
    title: 'Henkilökunnan kirjautuminen',
    email: 'Sähköposti',
    password: 'Salasana',
    logIn: 'Kirjaudu',
    sessionEnded: 'Istunto päättyi. Kirjaudu uudelleen, niin pääset takaisin samalle sivulle.',
  },
  en: {
    title: 'Staff log-in',
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
    sessionEnded: 'Your session has ended. Log in again to return to the page.',
  },
})
