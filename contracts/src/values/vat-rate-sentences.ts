import { sentences } from './sentences.ts'

export const vatRateSentences = sentences({
  dateMissing: {
    fi_FI: 'Anna päivä, josta alkaen verokanta on voimassa.',
    en_GB: 'Please enter the start date.',
  },
  dateStarted: {
    fi_FI: 'Verokannan voi muuttaa aikaisintaan huomisesta alkaen.',
    en_GB: 'A rate can start tomorrow at the earliest.',
  },
  alreadyStarted: {
    fi_FI:
      'Alkanutta verokantaa ei voi poistaa, koska tilauksia on hinnoiteltu sillä. Lisää sen sijaan uusi.',
    en_GB:
      'A rate that has started cannot be removed, because orders have been priced by it. Add a new one instead.',
  },
  dateTaken: {
    fi_FI: 'Tästä päivästä alkaa jo toinen verokanta. Poista se ensin.',
    en_GB: 'Another rate starts on this date. Remove it first.',
  },
  rateWrong: {
    fi_FI: 'Kirjoita verokanta prosentteina, 0–50, enintään yksi desimaali: 25,5.',
    en_GB: 'Enter the rate in per cent, 0 to 50, with one decimal at most: 25,5.',
  },
})
