import { words } from '@pito/web/words/words'

export const officeWords = words({
  fi: {
    name: 'Hallinta',
    skip: 'Siirry sisältöön',
    menu: 'Valikko',
    closeMenu: 'Sulje valikko',
    otherLanguage: 'In English',
    logOut: 'Kirjaudu ulos',
  },
  en: {
    name: 'Back office',
    skip: 'Skip to content',
    menu: 'Menu',
    closeMenu: 'Close menu',
    otherLanguage: 'Suomeksi',
    logOut: 'Log out',
  },
})
