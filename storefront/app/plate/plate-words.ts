import { words } from '@pito/web/words/words'

/** Texts of the search by licence plate and of the vehicle that it found. */
export const plate = words({
  fi: {
    label: 'Rekisterinumero',
    search: 'Hae',
    searchBy: 'Hae rekisterinumerolla',
    missing: 'Kirjoita rekisterinumero.',
    vehicle: 'Ajoneuvosi',
    unusual: (text: string) => `${text} on harvinaista muotoa. Tarkista, että kirjoitit sen oikein.`,
    otherList: (vehicles: string) => `Nämä ovat ${vehicles} renkaita.`,
    ownList: (vehicles: string) => `Näytä ${vehicles} renkaat`,
    forget: 'poista rekisterinumero',
    yourCar: (name: string) => `Autosi: ${name}`,
    forgetVehicle: 'Unohda autoni',
    forgetCar: 'poista auto',
    chooseCar: 'Ei rekisterinumeroa? Valitse auto',
    chooseCarAddress: '/valitse-auto',
    onlySize: 'Tarkistimme vain koon: kantavuus- ja nopeusvaatimus selviävät rekisteriotteesta.',
    bySize: 'Tai valitse koko',
    listGoesOn: 'Alla olevia renkaita ei ole rajattu ajoneuvosi mukaan.',
  },
  en: {
    label: 'Licence plate',
    search: 'Find',
    searchBy: 'Find by licence plate',
    missing: 'Type the licence plate.',
    vehicle: 'Your vehicle',
    unusual: (text) => `${text} has an unusual form. Please check that it is right.`,
    otherList: (vehicles) => `These are ${vehicles} tyres.`,
    ownList: (vehicles) => `Show ${vehicles} tyres`,
    forget: 'remove licence plate',
    yourCar: (name) => `Your car: ${name}`,
    forgetVehicle: 'Forget my car',
    forgetCar: 'remove car',
    chooseCar: 'No licence plate? Choose your car',
    chooseCarAddress: '/choose-your-car',
    onlySize:
      'Only the size was checked: the required load and speed are stated in the registration certificate.',
    bySize: 'Or choose the size',
    listGoesOn: 'The tyres below are not limited to your vehicle.',
  },
})
