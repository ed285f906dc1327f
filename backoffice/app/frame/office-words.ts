import { words } from '@pito/web/words/words'

export const officeWords = words({
  fi: {
    name: 'Hallinta',
    skip: 'Siirry sisältöön',
    menu: 'Valikko',
    closeMenu: 'Sulje valikko',
    otherLanguage: 'In English',
    account: 'Oma tili',
    logOut: 'Kirjaudu ulos',
    anotherPerson: (name: string) =>
      `Tällä selaimella kirjautui sisään ${name}. Edellisen käyttäjän tallentamattomat muutokset hylättiin.`,
  },
  en: {
    name: 'Back office',
    skip: 'Skip to content',
    menu: 'Menu',
    closeMenu: 'Close menu',
    otherLanguage: 'Suomeksi',
    account: 'My account',
    logOut: 'Log out',
    anotherPerson: (name: string) =>
      `${name} has logged in in this browser. Unsaved changes of the previous person were discarded.`,
  },
})
