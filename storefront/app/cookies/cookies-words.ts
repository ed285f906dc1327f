import { words } from '@pito/web/words/words'

export const cookies = words({
  fi: {
    title: 'Evästeet',
    ask: 'Saammeko mitata käyttöä ja kohdentaa mainontaa?',
    askToRemember: 'Entä muistaa katsomasi renkaat?',
    policy: 'Evästekäytäntö',
    necessary: 'Vain välttämättömät',
    all: 'Hyväksy kaikki',
    settings: 'Evästeasetukset',
  },
  en: {
    title: 'Cookies',
    ask: 'May we measure use and tailor advertising?',
    askToRemember: 'And remember the tyres you look at?',
    policy: 'Cookie policy',
    necessary: 'Necessary only',
    all: 'Accept all',
    settings: 'Cookie settings',
  },
})
