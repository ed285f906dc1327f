import { words } from '@pito/web/words/words'

export const ordersWords = words({
  fi: {
    pages: 'Tilausten sivut',
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    page: (page: number) => `Sivu ${page}`,
    back: 'Takaisin',
    invoiceOf: (number: string) => `Lataa lasku, tilaus ${number}`,
    againOf: (number: string) => `Tilaa uudelleen, tilaus ${number}`,
  },
  en: {
    pages: 'Pages of orders',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    back: 'Back',
    invoiceOf: (number) => `Download invoice of order ${number}`,
    againOf: (number) => `Order again, order ${number}`,
  },
})
