import { words } from '../words.ts'

/** What the code on the sidewall means. */
export const sizeMarking = words({
  fi: {
    wide: 'leveys',
    high: 'sivun korkeus',
    rim: 'vanne',
    load: 'kantavuus',
    speed: 'enintään',
    inches: (figure: string) => `${figure} tuumaa`,
    marking: 'Kokomerkintä',
    markingText:
      'Merkintä on renkaan kyljessä. Leveys on millimetreinä, profiili prosentteina leveydestä ja vanne tuumina. R tarkoittaa vyörengasta. Auton rekisteriotteessa on pienin sallittu kantavuus- ja nopeusluokka.',
    close: 'Sulje',
  },
  en: {
    wide: 'width',
    high: 'aspect ratio',
    rim: 'rim',
    load: 'load',
    speed: 'at most',
    inches: (figure) => `${figure} inches`,
    marking: 'Size marking',
    markingText:
      'The marking is on the sidewall. Width is in millimetres, height in per cent of the width, and the rim in inches. R stands for radial. The registration certificate tells the lowest load and speed index allowed.',
    close: 'Close',
  },
})
