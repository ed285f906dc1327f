import { words } from '@pito/web/words/words'

/** Texts of the mark that says whether a tyre fits the vehicle that was searched for. */
export const fitMark = words({
  fi: {
    fits: 'Sopii autoosi',
    enough: (index: string) => `${index} riittäisi`,
    fitsNot: 'Ei sovi autoosi',
    size: 'väärä koko',
    load: 'kantavuus ei riitä',
    'load-twin': 'kantavuus ei riitä paripyöriin',
    speed: 'nopeusluokka ei riitä',
    'speed-winter': 'nopeusluokka riittää talvirenkaaseen',
    snowflake: 'lumihiutalemerkki puuttuu',
  },
  en: {
    fits: 'Fits your car',
    enough: (index) => `${index} would be enough`,
    fitsNot: 'Does not fit your car',
    size: 'wrong size',
    load: 'load index too low',
    'load-twin': 'load index too low for twin wheels',
    speed: 'speed index too low',
    'speed-winter': 'speed index allowed for winter tyres',
    snowflake: 'no snowflake mark',
  },
})
