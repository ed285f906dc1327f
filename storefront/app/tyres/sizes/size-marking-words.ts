import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { words } from '@pito/web/words/words'

/** Texts that explain the code on the sidewall. */
export const sizeMarking = words({
  fi: {
    wide: 'leveys',
    high: 'profiili',
    rim: 'vanne',
    load: 'kantavuus',
    speed: 'enintään',
    inches: (figure: number) => `${formatDecimal(figure, 'fi')}\u00a0tuumaa`,
    marking: 'Kokomerkintä',
    widthText: 'renkaan leveys millimetreinä',
    widthInchesText: 'renkaan leveys tuumina',
    heightText: 'profiili: kyljen korkeus prosentteina leveydestä',
    noHeightText: 'profiilia ei ole merkitty: kyljen korkeus on koon vakiomitta',
    radialText: 'rakenne: vyörengas (radiaali)',
    rimText: 'vanteen halkaisija tuumina',
    loadText: 'kantavuusluokka: paljonko yksi rengas kantaa',
    speedText: 'nopeusluokka: kuinka lujaa renkaalla saa enintään ajaa',
    markingText:
      'Merkintä on renkaan kyljessä. Auton rekisteriotteessa on pienin sallittu kantavuus- ja nopeusluokka.',
    close: 'Sulje',
  },
  en: {
    wide: 'width',
    high: 'aspect ratio',
    rim: 'rim',
    load: 'load',
    speed: 'at most',
    inches: (figure) => `${formatDecimal(figure, 'en')}\u00a0inches`,
    marking: 'Size marking',
    widthText: 'width of the tyre in millimetres',
    widthInchesText: 'width of the tyre in inches',
    heightText: 'aspect ratio: height of the sidewall in per cent of the width',
    noHeightText: 'no aspect ratio is marked: the sidewall has the standard height of this size',
    radialText: 'construction: radial',
    rimText: 'diameter of the rim in inches',
    loadText: 'load index: how much one tyre carries',
    speedText: 'speed index: how fast the tyre may be driven at most',
    markingText:
      'The marking is on the sidewall. The registration certificate states the lowest load and speed index allowed.',
    close: 'Close',
  },
})
export type SizeMarkingWords = (typeof sizeMarking)['fi']
