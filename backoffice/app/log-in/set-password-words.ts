import { words } from '@pito/web/words/words'

export const setPasswordWords = words({
  fi: {
    title: 'Valitse salasana',
    lead: 'Linkki toimii kerran. Kirjaudu sen jälkeen uudella salasanalla.',
    password: 'Uusi salasana',
    save: 'Tallenna salasana',
    saved: 'Salasana on tallennettu',
    toLogIn: 'Kirjautumiseen',
  },
  en: {
    title: 'Choose a password',
    lead: 'The link works once. After that, log in with the new password.',
    password: 'New password',
    save: 'Save the password',
    saved: 'The password is saved',
    toLogIn: 'To the log-in',
  },
})
