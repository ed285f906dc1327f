import { words } from '@pito/web/words/words'

export const cookies = words({
  fi: {
    title: 'Evästeet',
    ask: 'Saammeko mitata sivuston käyttöä ja kohdentaa mainontaa?',
    askToRemember: 'Entä saammeko muistaa katsomasi renkaat?',
    policy: 'Evästekäytäntö',
    necessary: 'Vain välttämättömät',
    all: 'Hyväksy kaikki',
    settings: 'Evästeasetukset',
  },
  en: {
    title: 'Cookies',
    ask: 'May we measure use of the site and tailor advertising?',
    askToRemember: 'And may we remember the tyres you look at?',
    policy: 'Cookie policy',
    necessary: 'Necessary only',
    all: 'Accept all',
    settings: 'Cookie settings',
  },
})
