import { figure } from '@pito/contracts/values/figure'
import { words } from '@pito/web/words/words'
import { levelWords } from './level-words.ts'

const levelsFi: Readonly<Record<string, string>> = levelWords.fi
const levelsEn: Readonly<Record<string, string>> = levelWords.en

/** Texts of the recommended tyres. The parts of a reason begin with a small letter, except at the beginning. */
export const recommendedWords = words({
  fi: {
    title: 'Suosittelemme',
    and: 'ja',
    but: 'mutta',
    outOf: (count: number) => (count === 1 ? 'ainoa sopiva rengas' : `${figure(count)} renkaasta`),
    compared: (count: number) =>
      count === 1 ? 'ainoa sopiva rengas' : `vertailussa ${figure(count)} rengasta`,
    cheapest: (price: string) => `halvin (neljä ${price})`,
    than: (other: string) => ` kuin ${levelsFi[other]}`,
    cheaper: (price: string, than: string) => `${price} halvempi${than}`,
    dearer: (price: string, than: string) => `${price} kalliimpi${than}`,
    samePrice: (price: string, other: string) => `neljä ${price} (${levelsFi[other]}: sama hinta)`,
    four: (price: string) => `neljä ${price}`,
    bestWetGrip: (grade: string) => `paras märkäpito (${grade})`,
    wetGrip: (grade: string, otherGrade: string, other: string) =>
      `märkäpito ${grade} (${levelsFi[other]}: ${otherGrade})`,
    quietest: (decibels: number) => `hiljaisin (${decibels} dB)`,
    quieter: (decibels: number, than: string) => `${decibels} dB hiljaisempi${than}`,
    louder: (decibels: number, than: string) => `${decibels} dB äänekkäämpi${than}`,
    fuel: (grade: string, otherGrade: string, other: string) =>
      `polttoaineluokka ${grade} (${levelsFi[other]}: ${otherGrade})`,
    iceGrip: (other: string) => `jääpitomerkki (${levelsFi[other]}: ei)`,
    studs: (other: string) => `nastat (${levelsFi[other]}: ei)`,
    snowGrip: (other: string) => `lumihiutale 3PMSF (${levelsFi[other]}: ei)`,
    noIceGrip: 'ilman jääpitomerkkiä',
    noSnowGrip: 'ilman lumihiutaletta 3PMSF',
    noStuds: 'ilman nastoja',
    how: 'Näin valitsemme',
    howMeans:
      'Vertaamme renkaita, joita on vähintään neljä, ja suosittelemme ajoneuvoon sopivia. Hyvä on halvin. Jos hinta on tärkein, Parempi on halvin, joka voittaa Hyvän jossakin eikä häviä missään; Paras samoin Paremman. Muuten Paras on ykkönen siinä, mikä sinulle on tärkeintä, ja Parempi halvin niiden väliltä. Vertaamme hintaa, märkäpitoa, melua, polttoaineluokkaa ja talvimerkintöjä; ilmoittamaton on viimeinen. Katteemme tai kenenkään maksu ei vaikuta.',
    showAll: (count: number) => (count === 1 ? 'Näytä 1 rengas' : `Näytä kaikki ${figure(count)}`),
    none: 'Näillä vastauksilla ei ole neljän renkaan sarjaa, joka sopii ajoneuvoosi',
    remnants: (count: number) => `Alle neljän renkaan erät: ${figure(count)}`,
  },
  en: {
    title: 'We recommend',
    and: 'and',
    but: 'but',
    outOf: (count) => (count === 1 ? 'the only tyre that fits' : `out of ${figure(count)} tyres`),
    compared: (count) => (count === 1 ? 'the only tyre that fits' : `${figure(count)} tyres compared`),
    cheapest: (price) => `cheapest (four for ${price})`,
    than: (other) => ` than ${levelsEn[other]}`,
    cheaper: (price, than) => `${price} cheaper${than}`,
    dearer: (price, than) => `${price} more expensive${than}`,
    samePrice: (price, other) => `four for ${price} (${levelsEn[other]}: the same)`,
    four: (price) => `four for ${price}`,
    bestWetGrip: (grade) => `best wet grip (${grade})`,
    wetGrip: (grade, otherGrade, other) => `wet grip ${grade} (${levelsEn[other]}: ${otherGrade})`,
    quietest: (decibels) => `quietest (${decibels} dB)`,
    quieter: (decibels, than) => `${decibels} dB quieter${than}`,
    louder: (decibels, than) => `${decibels} dB louder${than}`,
    fuel: (grade, otherGrade, other) => `fuel class ${grade} (${levelsEn[other]}: ${otherGrade})`,
    iceGrip: (other) => `ice grip mark (${levelsEn[other]}: none)`,
    studs: (other) => `studs (${levelsEn[other]}: none)`,
    snowGrip: (other) => `snowflake 3PMSF (${levelsEn[other]}: none)`,
    noIceGrip: 'without the ice grip mark',
    noSnowGrip: 'without the snowflake 3PMSF',
    noStuds: 'without studs',
    how: 'How we choose',
    howMeans:
      'We compare tyres of which four are in stock, and recommend those that fit. Good is the cheapest. If the price matters most, Better is the cheapest that beats Good somewhere and loses nowhere; Best beats Better alike. Otherwise Best ranks highest by what matters most to you, and Better is the cheapest between. We compare price, wet grip, noise, fuel class and winter marks; a value not stated ranks last. Neither our margin nor any payment counts.',
    showAll: (count) => (count === 1 ? 'Show 1 tyre' : `Show all ${figure(count)}`),
    none: 'With these answers there is no set of four that fits your vehicle',
    remnants: (count) => `Fewer than four in stock: ${figure(count)}`,
  },
})
export type RecommendedWords = (typeof recommendedWords)['fi']
