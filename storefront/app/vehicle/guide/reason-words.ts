import { figure } from '@pito/contracts/values/figure'
import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import { words } from '@pito/web/words/words'
import { levelWords } from './level-words.ts'

const { fi: levelsFi, en: levelsEn } = levelWords
type Level = RecommendationLevel

/**
 * The parts of a reason. Each one completes "this tyre is …", so that they can be joined in any order, and begins with a
 * small letter.
 */
export const reasonWords = words({
  fi: {
    and: 'ja',
    but: 'mutta',
    outOf: (count: number) => (count === 1 ? 'ainoa sopiva rengas' : `${figure(count)} renkaasta`),
    compared: (count: number) =>
      count === 1 ? 'ainoa sopiva rengas' : `vertailussa ${figure(count)} rengasta`,
    cheapest: (price: string) => `halvin (neljä ${price})`,
    cheapestThatFits: (price: string) => `halvin ajoneuvoosi sopiva (neljä ${price})`,
    than: (other: Level) => ` kuin ${levelsFi[other]}`,
    dearer: (price: string, than: string) => `${price} kalliimpi${than}`,
    samePrice: (other: Level) => `samanhintainen kuin ${levelsFi[other]}`,
    bestWetGrip: (grade: string) => `paras märkäpito (${grade})`,
    bestInTheWet: (grade: string) => `märkäpidoltaan paras (${grade})`,
    wetter: (grade: string, otherGrade: string, other: Level) =>
      `märkäpidoltaan parempi (${grade}, ${levelsFi[other]}: ${otherGrade})`,
    lessWet: (grade: string, otherGrade: string, other: Level) =>
      `märkäpidoltaan heikompi (${grade}, ${levelsFi[other]}: ${otherGrade})`,
    quietest: (decibels: number) => `hiljaisin (${decibels} dB)`,
    quieter: (decibels: number, than: string) => `${decibels} dB hiljaisempi${than}`,
    louder: (decibels: number, than: string) => `${decibels} dB äänekkäämpi${than}`,
    thriftier: (grade: string, otherGrade: string, other: Level) =>
      `taloudellisempi (polttoaineluokka ${grade}, ${levelsFi[other]}: ${otherGrade})`,
    thirstier: (grade: string, otherGrade: string, other: Level) =>
      `kuluttavampi (polttoaineluokka ${grade}, ${levelsFi[other]}: ${otherGrade})`,
    iceGrip: (other: Level) => `varustettu jääpitomerkillä (${levelsFi[other]}: ei)`,
    studs: (other: Level) => `nastoitettu (${levelsFi[other]}: ei)`,
    snowGrip: (other: Level) => `varustettu lumihiutaleella 3PMSF (${levelsFi[other]}: ei)`,
    noIceGrip: 'ilman jääpitomerkkiä',
    noSnowGrip: 'ilman lumihiutaletta 3PMSF',
    noStuds: 'nastaton',
  },
  en: {
    and: 'and',
    but: 'but',
    outOf: (count) => (count === 1 ? 'the only tyre that fits' : `out of ${figure(count)} tyres`),
    compared: (count) => (count === 1 ? 'the only tyre that fits' : `${figure(count)} tyres compared`),
    cheapest: (price) => `cheapest (four for ${price})`,
    cheapestThatFits: (price) => `cheapest that fits your vehicle (four for ${price})`,
    than: (other) => ` than ${levelsEn[other]}`,
    dearer: (price, than) => `${price} more expensive${than}`,
    samePrice: (other) => `no more expensive than ${levelsEn[other]}`,
    bestWetGrip: (grade) => `best wet grip (${grade})`,
    bestInTheWet: (grade) => `best in the wet (${grade})`,
    wetter: (grade, otherGrade, other) => `better in the wet (${grade}, ${levelsEn[other]}: ${otherGrade})`,
    lessWet: (grade, otherGrade, other) => `weaker in the wet (${grade}, ${levelsEn[other]}: ${otherGrade})`,
    quietest: (decibels) => `quietest (${decibels} dB)`,
    quieter: (decibels, than) => `${decibels} dB quieter${than}`,
    louder: (decibels, than) => `${decibels} dB louder${than}`,
    thriftier: (grade, otherGrade, other) =>
      `more economical (fuel class ${grade}, ${levelsEn[other]}: ${otherGrade})`,
    thirstier: (grade, otherGrade, other) =>
      `less economical (fuel class ${grade}, ${levelsEn[other]}: ${otherGrade})`,
    iceGrip: (other) => `marked for ice grip (${levelsEn[other]}: no)`,
    studs: (other) => `studded (${levelsEn[other]}: no)`,
    snowGrip: (other) => `marked with the snowflake 3PMSF (${levelsEn[other]}: no)`,
    noIceGrip: 'without the ice grip mark',
    noSnowGrip: 'without the snowflake 3PMSF',
    noStuds: 'without studs',
  },
})
export type ReasonWords = (typeof reasonWords)['fi']
