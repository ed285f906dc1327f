import { words } from '@pito/web/words/words'

export const officeWords = words({
  fi: {
    name: 'Hallinta',
    skip: 'Siirry sisältöön',
    menu: 'Valikko',
    otherLanguage: 'In English',
    logOut: 'Kirjaudu ulos',
    start: 'Aloitus',
    actForCustomers: 'Asioi asiakkaan puolesta',
  },
  en: {
    name: 'Back office',
    skip: 'Skip to content',
    menu: 'Menu',
    otherLanguage: 'Suomeksi',
    logOut: 'Log out',
    start: 'Start',
    actForCustomers: 'Act as a customer',
  },
})
