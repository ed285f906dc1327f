import { words } from '@pito/web/words/words'

/** Texts of the choice of a vehicle by make, model and year. */
export const carWords = words({
  fi: {
    path: 'Murupolku',
    home: 'Etusivu',
    title: 'Valitse auto',
    description:
      'Valitse auton merkki, malli ja vuosimalli, niin näytämme siihen sopivat rengaskoot ja renkaat.',
    lead: 'Valitse merkki, malli ja vuosimalli, niin näytämme autoon sopivat koot.',
    make: 'Auton merkki',
    model: 'Malli',
    year: 'Vuosimalli',
    choose: 'Valitse',
    next: 'Jatka',
    show: 'Näytä renkaat',
    kept: (filters: string) => `Hakusi rajaukset säilyvät: ${filters}.`,
    failed: 'Malleja tai vuosimalleja ei saatu haettua',
    notFound: 'Tätä autoa ei löytynyt',
    unknown: (part: string, name: string) => `${part} ”${name}” ei ole luettelossamme. Valitse toinen.`,
    chooseAgain: 'Valitse auto uudelleen tai hae renkaan koolla.',
  },
  en: {
    path: 'Breadcrumb',
    home: 'Home',
    title: 'Choose your car',
    description: 'Choose the make, model and year of your car, and see the tyre sizes and tyres for it.',
    lead: 'Choose the make, model and year, and we show the sizes for the car.',
    make: 'Make of the car',
    model: 'Model',
    year: 'Model year',
    choose: 'Choose',
    next: 'Continue',
    show: 'Show tyres',
    kept: (filters) => `Your search also has: ${filters}.`,
    failed: 'The models or model years could not be loaded',
    notFound: 'This car was not found',
    unknown: (part, name) => `${part} “${name}” is not on our list. Choose another one.`,
    chooseAgain: 'Choose the car again, or search by tyre size.',
  },
})
