import { refusalList } from './refusal-list.ts'

/** The refusal codes of calls that take a licence plate, or make, model and year. */
export const vehicleRefusals = refusalList({
  'plate-not-readable': {
    status: 422,
    sentence: {
      fi_FI: 'Tarkista rekisterinumero: esimerkiksi ABC-123. Voit hakea myös renkaan koolla.',
      en_GB: 'Please check the licence plate: for example ABC-123. You can search by size too.',
    },
  },
  'plate-unknown': {
    status: 404,
    sentence: {
      fi_FI: 'Rekisterinumerolla ei löytynyt ajoneuvoa. Tarkista numero tai hae renkaan koolla.',
      en_GB: 'No vehicle was found for this licence plate. Please check it, or search by size.',
    },
  },
  'vehicle-model-unknown': {
    status: 404,
    sentence: {
      fi_FI: 'Tätä autoa ei löytynyt.',
      en_GB: 'This car was not found.',
    },
  },
  'plate-search-down': {
    status: 503,
    sentence: {
      fi_FI: 'Rekisterihaku ei juuri nyt vastaa. Hae renkaan koolla: se lukee renkaan kyljessä.',
      en_GB: 'The plate search does not answer right now. Please search by size: it stands on the sidewall.',
    },
  },
})
