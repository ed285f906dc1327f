import { words } from '@pito/web/words/words'

export const startWords = words({
  fi: {
    title: 'Aloitus',
    loggedInAs: 'Kirjautunut',
    mayDo: 'Oikeutesi',
    mayDoNothing: 'Sinulla ei ole vielä oikeuksia. Pyydä niitä omistajalta.',
  },
  en: {
    title: 'Start',
    loggedInAs: 'Logged in',
    mayDo: 'What you may do',
    mayDoNothing: 'You have no rights yet. Ask an owner for them.',
  },
})
