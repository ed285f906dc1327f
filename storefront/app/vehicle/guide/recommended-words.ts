import { figure } from '@pito/contracts/values/figure'
import { words } from '@pito/web/words/words'

/** Texts of the recommended tyres, apart from their reasons. */
export const recommendedWords = words({
  fi: {
    title: 'Suosittelemme',
    how: 'Näin valitsemme',
    howMeans:
      'Vertaamme renkaita, joita on vähintään neljä, ja suosittelemme ajoneuvoon sopivia. Hyvä on halvin sopiva. Jos hinta on tärkein, Parempi on halvin, joka voittaa Hyvän jossakin eikä häviä missään; Paras samoin Paremman. Muuten Paras on ykkönen siinä, mikä sinulle on tärkeintä, ja Parempi halvin niiden väliltä, mieluiten sellainen, joka ei siinä häviä Hyvälle. Talvirenkaan pidossa jääpitomerkki ratkaisee ennen märkäpitoa. Vertaamme hintaa, märkäpitoa, melua, polttoaineluokkaa ja talvimerkintöjä; ilmoittamaton on viimeinen. Nastoitettavat jätämme pois, ellet hae vain nasta- tai nastoitettavia renkaita. Katteemme tai kenenkään maksu ei vaikuta.',
    fewer: (picks: number, isAll: boolean) =>
      isAll
        ? 'Muita sopivia renkaita, joita on vähintään neljä, ei ole.'
        : `Suosituksia on vain ${picks}, koska mikään muu malli ei täytä valintaperusteitamme.`,
    showAll: (count: number) => (count === 1 ? 'Näytä 1 rengas' : `Näytä kaikki ${figure(count)}`),
    none: 'Näillä vastauksilla ei ole neljän renkaan sarjaa, joka sopii ajoneuvoosi',
    remnants: (count: number) => `Alle neljän renkaan erät: ${figure(count)}`,
  },
  en: {
    title: 'We recommend',
    how: 'How we choose',
    howMeans:
      'We compare tyres of which four are in stock, and recommend those that fit. Good is the cheapest that fits. If the price matters most, Better is the cheapest that beats Good somewhere and loses nowhere; Best beats Better alike. Otherwise Best ranks highest by what matters most to you, and Better is the cheapest between, preferably one that loses none of it to Good. For the grip of winter tyres, the ice grip mark decides before the wet grip. We compare price, wet grip, noise, fuel class and winter marks; a value not stated ranks last. Studdable tyres are left out unless you choose only studded or studdable ones. Neither our margin nor any payment counts.',
    fewer: (picks, isAll) =>
      isAll
        ? 'No other suitable tyre has four in stock.'
        : `We recommend only ${picks}, because no other model meets our criteria.`,
    showAll: (count) => (count === 1 ? 'Show 1 tyre' : `Show all ${figure(count)}`),
    none: 'With these answers there is no set of four that fits your vehicle',
    remnants: (count) => `Fewer than four in stock: ${figure(count)}`,
  },
})
