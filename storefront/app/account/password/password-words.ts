import { words } from '@pito/web/words/words'

/** Texts of the pages for setting a forgotten or a first password. */
export const passwords = words({
  fi: {
    title: 'Unohtunut salasana',
    lead: 'Lähetämme linkin, jolla voit asettaa uuden salasanan. Linkki on voimassa tunnin.',
    send: 'Lähetä linkki',
    next: 'Tarkista sähköpostisi, myös roskapostikansio.',
    toLogin: 'Kirjautumiseen',
    newTitle: 'Uusi salasana',
    newLead: 'Aseta tilillesi uusi salasana. Muut kirjautumiset päättyvät.',
    save: 'Tallenna salasana',
    activateTitle: 'Ota tili käyttöön',
    activateLead: (name: string) => `Hei ${name}! Sähköpostiosoitteesi on vahvistettu. Valitse salasana.`,
    activate: 'Ota tili käyttöön',
    overTitle: 'Linkki ei ole enää voimassa',
    over: 'Linkki on vanhentunut, tai se on jo käytetty.',
    overActivation: 'Pyydä uusi linkki sähköpostiisi. Sillä valitset salasanan, ja tilisi on käytössä.',
    requestNew: 'Pyydä uusi linkki',
  },
  en: {
    title: 'Forgotten password',
    lead: 'We send a link by which you set a new password. It is good for an hour.',
    send: 'Send the link',
    next: 'Check your e-mail, and the spam folder too.',
    toLogin: 'To the login page',
    newTitle: 'New password',
    newLead: 'Set a new password for your account. Other log-ins end.',
    save: 'Save the password',
    activateTitle: 'Activate your account',
    activateLead: (name) => `Hello ${name}! Your email address is verified. Choose a password.`,
    activate: 'Activate the account',
    overTitle: 'The link is no longer valid',
    over: 'It has expired, or it has been used already.',
    overActivation:
      'Request a new link to your email. With it you choose a password, and your account is active.',
    requestNew: 'Request a new link',
  },
})
