import { words } from '@pito/web/words/words'

export const cookies = words({
  fi: {
    title: 'Evästeet',
    ask: 'Saammeko muistaa katsomasi renkaat, mitata käyttöä ja kohdentaa markkinointia?',
    policy: 'Evästekäytäntö',
    necessary: 'Vain välttämättömät',
    all: 'Hyväksy kaikki',
    settings: 'Evästeasetukset',
  },
  en: {
    title: 'Cookies',
    ask: 'May we remember the tyres you look at, measure use and tailor marketing?',
    policy: 'Cookie policy',
    necessary: 'Necessary only',
    all: 'Accept all',
    settings: 'Cookie settings',
  },
})
