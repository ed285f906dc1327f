import { words } from '@pito/web/words/words'

export const menuWords = words({
  fi: {
    dashboard: 'Työpöytä',
    start: 'Aloitus',
    catalogue: 'Valikoima',
    articles: 'Tuotteet',
    customers: 'Asiakkaat',
    actForCustomers: 'Asioi asiakkaan puolesta',
    settings: 'Asetukset',
    staff: 'Henkilökunta ja roolit',
  },
  en: {
    dashboard: 'Dashboard',
    start: 'Start',
    catalogue: 'Catalogue',
    articles: 'Articles',
    customers: 'Customers',
    actForCustomers: 'Act as a customer',
    settings: 'Settings',
    staff: 'Staff and roles',
  },
})
