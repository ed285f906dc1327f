import { words } from '@pito/web/words/words'

/** Texts of the size search. */
export const finder = words({
  fi: {
    label: 'Hae renkaita',
    size: 'Renkaan koko',
    width: 'Leveys',
    height: 'Profiili',
    diameter: 'Vanne',
    season: 'Kausi',
    brand: 'Merkki',
    loadIndex: 'Kantavuusluokka',
    speedIndex: 'Nopeusluokka',
    points: 'Asennuspisteet',
    all: 'Kaikki',
    studdedAndFriction: 'Nasta ja kitka',
    search: 'Näytä renkaat',
    reset: 'Tyhjennä haku',
    marking: 'Kokomerkintä',
    markingAlt:
      '205/55 R16 94T: 205 on leveys millimetreinä, 55 kyljen korkeus prosentteina leveydestä, R vyörengas, 16 vanteen halkaisija tuumina, 94 kantavuusluokka ja T nopeusluokka.',
    markingText:
      'Merkintä on renkaan kyljessä. Rekisteriotteessa on pienin sallittu kantavuus- ja nopeusluokka. Joissakin kuorma-auton renkaissa leveys on tuumina eikä profiilia ole, esimerkiksi 11 R22.5: valitse silloin profiiliksi –.',
    close: 'Sulje',
    moreFilters: 'Lisää suodattimia',
    noOptions: 'Vaihtoehtoja ei saatu haettua.',
    again: 'Yritä uudelleen',
    unsoldSize: (size: string) => `Kokoa ${size} ei ole valikoimassa. Valitse uudelleen.`,
    unsoldDetails: (names: string) => `Tätä ei ole valitussa koossa, joten valinta poistui: ${names}.`,
  },
  en: {
    label: 'Search tyres',
    size: 'Tyre size',
    width: 'Width',
    height: 'Height',
    diameter: 'Wheel Diameter',
    season: 'Season',
    brand: 'Brand',
    loadIndex: 'Load index',
    speedIndex: 'Speed index',
    points: 'Service Points',
    all: 'All',
    studdedAndFriction: 'Studded and friction',
    search: 'Search',
    reset: 'Reset',
    marking: 'Size marking',
    markingAlt:
      '205/55 R16 94T: 205 is the width in millimetres, 55 the height of the sidewall in per cent of it, R radial, 16 the rim in inches, 94 the load index and T the speed index.',
    markingText:
      'The marking is on the sidewall. The registration certificate tells the lowest load and speed index allowed. Some truck tyres have their width in inches and no height, such as 11 R22.5: choose – as the height then.',
    close: 'Close',
    moreFilters: 'More Filters',
    noOptions: 'The options could not be loaded.',
    again: 'Try again',
    unsoldSize: (size) => `We do not sell ${size}. Please choose again.`,
    unsoldDetails: (names) => `Not made in this size, so no longer chosen: ${names}.`,
  },
})
