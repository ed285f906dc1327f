import { words } from '@pito/web/words/words'

export const startWords = words({
  fi: {
    title: 'Aloitus',
    attention: 'Vaatii huomiota',
    noAttention: 'Huomiota vaativia asioita ei voitu hakea',
    eprelMissing: 'Myynnissä ilman EPREL-numeroa',
    nothing: 'Kaikilla myynnissä olevilla tuotteilla on EPREL-numero.',
    loggedInAs: 'Kirjautunut',
    mayDo: 'Oikeutesi',
    mayDoNothing: 'Sinulla ei ole vielä oikeuksia. Pyydä niitä omistajalta.',
  },
  en: {
    title: 'Start',
    attention: 'Needs attention',
    noAttention: 'What needs attention could not be loaded',
    eprelMissing: 'On sale without an EPREL number',
    nothing: 'All articles on sale have an EPREL number.',
    loggedInAs: 'Logged in',
    mayDo: 'What you may do',
    mayDoNothing: 'You have no rights yet. Ask an owner for them.',
  },
})
