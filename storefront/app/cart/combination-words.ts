import { words } from '@pito/web/words/words'

/** Texts about combinations of tyres that are usually a mistake. */
export const combinationWords = words({
  fi: {
    seasons: (_count: number) =>
      'Korissa on eri kausien renkaita, joista ei tule täysiä sarjoja. Autossa käytetään kerrallaan yhden kauden renkaita.',
    studs: (_count: number) =>
      'Korissa on nasta- ja kitkarenkaita, joista ei tule täysiä sarjoja. Jos autossa on nastarenkaat, niiden on oltava kaikissa pyörissä.',
    sizes: (_count: number) =>
      'Korissa on eri rengaskokoja, joista ei tule täysiä sarjoja. Tarkista, että kaikki sopivat autoosi.',
    models: (_count: number) =>
      'Korissa on saman koon eri malleja. Lain mukaan saman akselin renkaiden on oltava samanlaiset.',
    quantity: (count: number) =>
      `${count === 1 ? 'Tätä rengaskokoa on korissa vain yksi' : `Korissa on ${count} samankokoista rengasta`}. Renkaat vaihdetaan yleensä kaksi tai neljä kerrallaan.`,
    complete: (name: string) => `Muuta määrää: ${name}`,
    close: 'Sulje',
  },
  en: {
    seasons: (_count) =>
      'The cart has tyres of different seasons that make no complete sets. A car uses tyres of one season at a time.',
    studs: (_count) =>
      'The cart has studded and friction tyres that make no complete sets. A car with studded tyres needs them on all wheels.',
    sizes: (_count) =>
      'The cart has different tyre sizes that make no complete sets. Please check that all of them fit your car.',
    models: (_count) =>
      'The cart has different models of one size. By law the tyres of one axle have to be alike.',
    quantity: (count) =>
      `The cart has ${count === 1 ? 'only one tyre of this size' : `${count} tyres of one size`}. Tyres are usually changed in twos or fours.`,
    complete: (name) => `Change the quantity: ${name}`,
    close: 'Close',
  },
})
