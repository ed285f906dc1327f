import { words } from '../words.ts'

export const sizeCalculator = words({
  fi: {
    title: 'Rengaskokolaskuri',
    description:
      'Vertaa kahta rengaskokoa: vierintäkehä, nopeusmittarin virhe ja maavara. Näet heti, pysyykö ero nyrkkisäännön rajoissa.',
    lead: 'Vertaa nykyistä kokoa uuteen: näet vierintäkehän, nopeusmittarin virheen ja maavaran muutoksen.',
    path: 'Murupolku',
    home: 'Etusivu',
    now: 'Nykyinen koko',
    next: 'Uusi koko',
    hint: 'Esimerkiksi 205/55 R16',
    wrong: 'Tarkista koko: esimerkiksi 205/55 R16.',
    compare: 'Vertaa kokoja',
    result: 'Vertailu',
    within: (percent: string) => `Ero on ${percent}\u00a0%: nyrkkisäännön (±3\u00a0%) rajoissa.`,
    beyond: (percent: string) => `Ero on ${percent}\u00a0%: enemmän kuin nyrkkisääntö (±3\u00a0%) sallii.`,
    withinMore: 'Tarkista silti auton rekisteritiedoista tai valmistajalta, että koko on hyväksytty autoosi.',
    beyondMore:
      'Mittari ja ajonvakautus voivat näyttää väärin, ja muutos voi vaatia muutoskatsastuksen. Kysy katsastusasemalta ennen ostoa.',
    measure: 'Mitta',
    diameter: 'Halkaisija',
    circumference: 'Vierintäkehä',
    side: 'Sivun korkeus',
    width: 'Leveys',
    clearance: 'Maavara muuttuu',
    speeds: 'Nopeusmittari',
    indicated: 'Mittari näyttää',
    real: 'Todellinen nopeus',
    see: (size: string) => `Katso renkaat ${size}`,
  },
  en: {
    title: 'Tyre size calculator',
    description:
      'Compare two tyre sizes: circumference, speedometer error and ground clearance. See at once whether the difference keeps to the rule of thumb.',
    lead: 'Compare the present size with another: circumference, speedometer error and ground clearance.',
    path: 'Breadcrumb',
    home: 'Home',
    now: 'Present size',
    next: 'New size',
    hint: 'For example 205/55 R16',
    wrong: 'Please check the size: for example 205/55 R16.',
    compare: 'Compare sizes',
    result: 'Comparison',
    within: (percent) => `The difference is ${percent}\u00a0%: within the rule of thumb (±3\u00a0%).`,
    beyond: (percent) =>
      `The difference is ${percent}\u00a0%: more than the rule of thumb (±3\u00a0%) allows.`,
    withinMore:
      'Check all the same in the registration or with the maker that the size is approved for your car.',
    beyondMore:
      'Speedometer and stability control may be wrong, and the change may need an inspection. Ask an inspection station before you buy.',
    measure: 'Measure',
    diameter: 'Diameter',
    circumference: 'Circumference',
    side: 'Sidewall height',
    width: 'Width',
    clearance: 'Ground clearance changes',
    speeds: 'Speedometer',
    indicated: 'Shown',
    real: 'Real speed',
    see: (size) => `See tyres ${size}`,
  },
})
