import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

/** Reasons why a time is not offered. */
export const notOffered = sentences({
  closed: { fi_FI: 'Asennuspiste on suljettu tuolloin.', en_GB: 'The service point is closed then.' },
  holiday: { fi_FI: 'Päivä on pyhäpäivä.', en_GB: 'That day is a holiday.' },
  'too-soon': {
    fi_FI: 'Asennuspiste ei ota varauksia näin lyhyellä varoitusajalla.',
    en_GB: 'The service point needs more notice.',
  },
  'before-delivery': {
    fi_FI: 'Renkaat eivät ehdi asennuspisteeseen siihen mennessä.',
    en_GB: 'The tyres do not reach the service point by then.',
  },
  'too-late': {
    fi_FI: 'Näin pitkälle ei voi vielä varata aikaa.',
    en_GB: 'Times that far ahead cannot be booked yet.',
  },
  break: { fi_FI: 'Asennuspisteellä on tauko tuolloin.', en_GB: 'The service point has a break then.' },
  blocked: {
    fi_FI: 'Asennuspiste ei ota varauksia tuolloin.',
    en_GB: 'The service point takes no bookings then.',
  },
  taken: { fi_FI: 'Aika on jo varattu.', en_GB: 'The time is already taken.' },
})

/** The reason why a time is refused that lies within the opening hours but is none of the times of the day. */
export const betweenTimes: Sentence = {
  fi_FI: 'Asennukset alkavat puolen tunnin välein. Valitse jokin päivän ajoista.',
  en_GB: 'Fittings begin every half hour. Please choose one of the times of the day.',
}

/** Reasons why a service point cannot fit the tyres in the cart. */
export const notServed = sentences({
  'cart-empty': {
    fi_FI: 'Ostoskori on tyhjä: lisää ensin renkaat, jotka asennetaan.',
    en_GB: 'The cart is empty: please add the tyres that are to be fitted first.',
  },
  'trucks-not-fitted': {
    fi_FI: 'Kuorma-auton renkaita ei asenneta. Ostoskori toimitetaan kokonaan osoitteeseesi.',
    en_GB: 'Truck tyres are not fitted. The whole cart is delivered to your address instead.',
  },
  'no-service-point': {
    fi_FI: 'Mikään asennuspiste ei asenna näitä renkaita. Toimitamme ne osoitteeseesi.',
    en_GB: 'No service point fits these tyres. We deliver them to your address instead.',
  },
  'vehicle-type': {
    fi_FI: 'Asennuspiste ei asenna tämän ajoneuvotyypin renkaita.',
    en_GB: 'The service point does not fit tyres for this type of vehicle.',
  },
  rim: {
    fi_FI: 'Asennuspiste ei asenna näin suuria tai pieniä renkaita.',
    en_GB: 'The service point does not fit tyres of this rim size.',
  },
  'run-flat': {
    fi_FI: 'Asennuspiste ei asenna run flat -renkaita.',
    en_GB: 'The service point does not fit run-flat tyres.',
  },
})

export const dateMissing: Sentence = { fi_FI: 'Varauksen päivämäärä', en_GB: 'Select an appointment date' }
export const timeMissing: Sentence = { fi_FI: 'Varauksen aika', en_GB: 'Select time slot' }

export const endNotHalfAnHour: Sentence = {
  fi_FI: 'Aika päättyy puoli tuntia alkamisensa jälkeen.',
  en_GB: 'A time ends half an hour after it starts.',
}

export const byPhoneOnly: Sentence = {
  fi_FI: 'Asennuspisteessä ajat varataan puhelimitse.',
  en_GB: 'This service point makes appointments by phone.',
}

export const hasCalendar: Sentence = {
  fi_FI: 'Asennuspisteellä on ajanvaraus: valitse aika.',
  en_GB: 'This service point has a calendar: please choose a time.',
}

export const servicesNotOffered: Sentence = {
  fi_FI: 'Asennuspiste ei tarjoa kaikkia valittuja palveluja.',
  en_GB: 'The service point does not offer all of these services.',
}
