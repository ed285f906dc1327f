import { sentences } from './sentences.ts'

export const deliverySentences = sentences({
  firstTier: {
    fi_FI: 'Ensimmäinen porras alkaa yhdestä renkaasta.',
    en_GB: 'The first tier starts at 1 tyre.',
  },
  tierTwice: {
    fi_FI: 'Kaksi porrasta alkaa samasta määrästä.',
    en_GB: 'Two tiers start at the same number of tyres.',
  },
  tierQuantity: {
    fi_FI: 'Portaan alku on kokonaisluku, 1–999.',
    en_GB: 'A tier starts at a whole number of tyres, 1 to 999.',
  },
  tierPrice: {
    fi_FI: 'Toimituksen hinta on 0–1 000 euroa, enintään kaksi desimaalia.',
    en_GB: 'A delivery price is 0 to 1,000 euros, with two decimals at most.',
  },
  tooManyTiers: { fi_FI: 'Portaita on enintään 20.', en_GB: 'There are 20 tiers at most.' },
  days: {
    fi_FI: 'Anna arkipäivät kokonaislukuna, 1–60.',
    en_GB: 'Enter the working days as a whole number, 1 to 60.',
  },
  daysOrder: {
    fi_FI: 'Pisin toimitusaika on vähintään yhtä pitkä kuin lyhin.',
    en_GB: 'The longest time is at least as long as the shortest.',
  },
  hour: { fi_FI: 'Anna tunti, 0–24.', en_GB: 'Enter an hour, 0 to 24.' },
  weekdays: {
    fi_FI: 'Viikossa on oltava ainakin yksi lähetyspäivä.',
    en_GB: 'Leave at least one weekday with dispatch.',
  },
  dates: {
    fi_FI: 'Kirjoita päivät omille riveilleen: 24.12.2026 tai 24.12.2026–2.1.2027. Päiviä on enintään 200.',
    en_GB: 'Write one day or period on each line: 24.12.2026 or 24.12.2026–2.1.2027, 200 days at most.',
  },
  threshold: {
    fi_FI: 'Anna raja euroina, 0,01–1 000 000, tai jätä kenttä tyhjäksi.',
    en_GB: 'Enter the threshold in euros, 0.01 to 1,000,000, or leave the field empty.',
  },
  trackingLink: {
    fi_FI: 'Osoite alkaa https:// ja siinä on seurantatunnuksen paikalla {number}.',
    en_GB: 'The address begins with https:// and has {number} in the place of the tracking number.',
  },
  dateMissing: {
    fi_FI: 'Anna päivä, josta alkaen muutos on voimassa.',
    en_GB: 'Please enter the start date.',
  },
  dateStarted: {
    fi_FI: 'Ajastettu muutos alkaa aikaisintaan huomenna.',
    en_GB: 'A scheduled change starts tomorrow at the earliest.',
  },
  dateTaken: {
    fi_FI: 'Tästä päivästä alkaa jo toinen muutos. Muuta sitä tai poista se ensin.',
    en_GB: 'Another change starts on this date. Edit it, or remove it first.',
  },
  hasStarted: {
    fi_FI: 'Nämä asetukset ovat jo tulleet voimaan, eikä niitä voi enää muuttaa.',
    en_GB: 'These settings have started and can no longer be changed.',
  },
})
