import { words } from '@pito/web/words/words'

export const menuWords = words({
  fi: {
    dashboard: 'Työpöytä',
    start: 'Aloitus',
    catalogue: 'Valikoima',
    articles: 'Tuotteet',
    stock: 'Varasto',
    stockList: 'Saldot',
    goodsReceipts: 'Saapumiset',
    reservations: 'Maksujen varaukset',
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
    stock: 'Stock',
    stockList: 'Stock levels',
    goodsReceipts: 'Goods receipts',
    reservations: 'Stock holds',
    customers: 'Customers',
    actForCustomers: 'Act as a customer',
    settings: 'Settings',
    staff: 'Staff and roles',
  },
})
