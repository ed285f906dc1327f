import { words } from '@pito/web/words/words'

/** Texts about the vehicle that the tyres in the cart are meant for. */
export const cartVehicleWords = words({
  fi: {
    ask: 'Tarkistetaanko, että renkaat sopivat autoosi?',
    plate: 'Rekisterinumero',
    check: 'Tarkista',
    skip: 'Ohita',
    yourCar: (name: string) => `Autosi: ${name}`,
    forget: 'Unohda autoni',
    missing: 'Kirjoita rekisterinumero.',
    change: 'Vaihda sopivaan',
    forAnotherCar: 'Toiseen autoon',
  },
  en: {
    ask: 'Shall we check that the tyres fit your car?',
    plate: 'Licence plate',
    check: 'Check',
    skip: 'Skip',
    yourCar: (name) => `Your car: ${name}`,
    forget: 'Forget my car',
    missing: 'Please type the licence plate.',
    change: 'Change to one that fits',
    forAnotherCar: 'For another car',
  },
})
