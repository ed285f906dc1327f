import { words } from '@pito/web/words/words'

/** Texts about other tyres in the same size and season, and about how they differ. */
export const alternativesWords = words({
  fi: {
    title: 'Vaihtoehtoja samassa koossa',
    instead: 'Vastaavia renkaita varastossa',
    forGrip: 'Parempi pito',
    forQuiet: 'Hiljaisempi',
    forPrice: 'Halvempi',
    wetGrip: (to: string, from: string) => `märkäpito ${to} (tässä ${from})`,
    iceGrip: 'myös jääpito',
    snowGrip: 'myös lumihiutalemerkintä',
    quieter: (decibels: number) => `${decibels}\u00a0dB hiljaisempi`,
    louder: (decibels: number) => `${decibels}\u00a0dB äänekkäämpi`,
    cheaper: (price: string) => `${price} halvempi rengasta kohti`,
    dearer: (price: string) => `${price} kalliimpi rengasta kohti`,
    samePrice: 'sama hinta',
  },
  en: {
    title: 'Alternatives in the same size',
    instead: 'Similar tyres in stock',
    forGrip: 'Better grip',
    forQuiet: 'Quieter',
    forPrice: 'Cheaper',
    wetGrip: (to, from) => `wet grip ${to} instead of ${from}`,
    iceGrip: 'ice grip as well',
    snowGrip: 'the snowflake mark as well',
    quieter: (decibels) => `${decibels}\u00a0dB quieter`,
    louder: (decibels) => `${decibels}\u00a0dB louder`,
    cheaper: (price) => `${price} cheaper per tyre`,
    dearer: (price) => `${price} dearer per tyre`,
    samePrice: 'the same price',
  },
})
export type AlternativesWords = (typeof alternativesWords)['fi']
