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
    outOf: (count: number) => (count === 1 ? 'ainoa sopiva rengas' : `${figure(count)} renkaasta`),
    compared: (count: number) =>
      count === 1 ? 'ainoa sopiva rengas' : `vertailussa ${figure(count)} rengasta`,
    cheapest: (price: string) => `halvin (neljä ${price})`,
    cheaper: (price: string, other: string) => `neljä maksaa ${price} vähemmän kuin ${levelsFi[other]}`,
    dearer: (price: string, other: string) => `neljä maksaa ${price} enemmän kuin ${levelsFi[other]}`,
    samePrice: (price: string, other: string) => `neljä ${price} (${levelsFi[other]}: sama hinta)`,
    four: (price: string) => `neljä ${price}`,
    bestWetGrip: (grade: string) => `paras märkäpito (${grade})`,
    wetGrip: (grade: string, otherGrade: string, other: string) =>
      `märkäpito ${grade} (${levelsFi[other]}: ${otherGrade})`,
    quietest: (decibels: number) => `hiljaisin (${decibels} dB)`,
    quieter: (decibels: number, other: string) => `${decibels} dB hiljaisempi kuin ${levelsFi[other]}`,
    iceGrip: (other: string) => `jääpitomerkki (${levelsFi[other]}: ei)`,
    studs: (other: string) => `nastat (${levelsFi[other]}: ei)`,
    snowGrip: (other: string) => `lumihiutale 3PMSF (${levelsFi[other]}: ei)`,
    how: 'Näin valitsemme',
    howMeans:
      'Vertaamme renkaita, joita on varastossa vähintään neljä, ja suosittelemme niistä vain ajoneuvoon sopivia. Paras on ykkönen siinä, mikä sinulle on tärkeintä; tasatilanteessa halvempi voittaa. Parempi valitaan samalla tavalla enintään yhtä kalliista ja Hyvä on niistä halvin. Kolme suositusta ovat eri malleja. Ilmoittamatta jätetty arvo on aina viimeinen. Katteemme tai kenenkään maksama korvaus ei vaikuta valintaan.',
    showAll: (count: number) => (count === 1 ? 'Näytä 1 rengas' : `Näytä kaikki ${figure(count)}`),
    none: 'Näillä vastauksilla ei ole neljän renkaan sarjaa, joka sopii ajoneuvoosi',
    remnants: (count: number) => `Alle neljän renkaan erät: ${figure(count)}`,
  },
  en: {
    title: 'We recommend',
    and: 'and',
    outOf: (count) => (count === 1 ? 'the only tyre that fits' : `out of ${figure(count)} tyres`),
    compared: (count) => (count === 1 ? 'the only tyre that fits' : `${figure(count)} tyres compared`),
    cheapest: (price) => `cheapest (four for ${price})`,
    cheaper: (price, other) => `four cost ${price} less than ${levelsEn[other]}`,
    dearer: (price, other) => `four cost ${price} more than ${levelsEn[other]}`,
    samePrice: (price, other) => `four for ${price} (${levelsEn[other]}: the same)`,
    four: (price) => `four for ${price}`,
    bestWetGrip: (grade) => `best wet grip (${grade})`,
    wetGrip: (grade, otherGrade, other) => `wet grip ${grade} (${levelsEn[other]}: ${otherGrade})`,
    quietest: (decibels) => `quietest (${decibels} dB)`,
    quieter: (decibels, other) => `${decibels} dB quieter than ${levelsEn[other]}`,
    iceGrip: (other) => `ice grip mark (${levelsEn[other]}: none)`,
    studs: (other) => `studs (${levelsEn[other]}: none)`,
    snowGrip: (other) => `snowflake 3PMSF (${levelsEn[other]}: none)`,
    how: 'How we choose',
    howMeans:
      'We compare tyres of which at least four are in stock, and recommend only those that fit the vehicle. Best ranks highest by what matters most to you; of equal tyres the cheaper one wins. Better is chosen in the same way among tyres that cost at most as much, and Good is the cheapest of them. The three are different models. A value that is not stated always ranks last. Neither our margin nor any payment by a third party affects the choice.',
    showAll: (count) => (count === 1 ? 'Show 1 tyre' : `Show all ${figure(count)}`),
    none: 'With these answers there is no set of four that fits your vehicle',
    remnants: (count) => `Fewer than four in stock: ${figure(count)}`,
  },
})
export type RecommendedWords = (typeof recommendedWords)['fi']
