import type { Language } from '@pito/contracts/values/locale'

export interface DemoText {
  readonly language: Language
  readonly stars: readonly number[]
  readonly text: string
}

/** The texts of the invented reviews by kind of tyre. The texts under `any` suit every tyre. */
export const demoTexts: Readonly<
  Record<'any' | 'summer' | 'friction' | 'studded' | 'allSeason', readonly DemoText[]>
> = {
  any: [
    {
      language: 'fi',
      stars: [5],
      text: 'Hiljaiset ja tasaiset. Tilaus ja asennus sujuivat puolessa tunnissa.',
    },
    { language: 'fi', stars: [4, 5], text: 'Hinta-laatusuhde kohdallaan, ostaisin uudelleen.' },
    { language: 'fi', stars: [4], text: 'Toistaiseksi ei moitittavaa. Kulumisesta en osaa vielä sanoa.' },
    {
      language: 'fi',
      stars: [3],
      text: 'Ihan hyvät, mutta vanhat olivat hiljaisemmat yli satasen nopeudessa.',
    },
    { language: 'fi', stars: [2], text: 'Melua on enemmän kuin odotin. Pito on kyllä kunnossa.' },
    {
      language: 'fi',
      stars: [1],
      text: 'Odotin parempaa. Auto vaeltaa urissa selvästi enemmän kuin edellisillä.',
    },
    {
      language: 'en',
      stars: [5],
      text: 'Quiet and steady. I hardly notice them, which is what I want of a tyre.',
    },
    { language: 'en', stars: [4], text: 'Good value. They rolled well from the first day.' },
    { language: 'en', stars: [3], text: 'Decent, nothing more. A little noisy on coarse tarmac.' },
  ],
  summer: [
    {
      language: 'fi',
      stars: [5],
      text: 'Märällä pitää erinomaisesti, eikä vesiliirrosta ole ollut tietoakaan.',
    },
    { language: 'fi', stars: [4], text: 'Kevyet rullaamaan: kulutus laski pari desiä sadalla.' },
    { language: 'fi', stars: [2, 3], text: 'Kuivalla hyvät, mutta rankkasateessa jää toivomisen varaa.' },
    { language: 'en', stars: [5], text: 'Short braking distance in the rain, and calm on the motorway.' },
  ],
  friction: [
    { language: 'fi', stars: [5], text: 'Lumella ja sohjossa vakaat, ja kaupungissa mukavan hiljaiset.' },
    {
      language: 'fi',
      stars: [4],
      text: 'Kitkarenkaaksi pitää jäälläkin yllättävän hyvin. Märällä jäällä saa olla tarkkana.',
    },
    { language: 'fi', stars: [3], text: 'Pakkaslumella oikein hyvät, plussakeleillä hieman pehmeät.' },
    {
      language: 'en',
      stars: [4, 5],
      text: 'First winter in Finland on these. They start and stop on packed snow without drama.',
    },
  ],
  studded: [
    { language: 'fi', stars: [5], text: 'Mökkitien jäinen mäki nousee nyt ensimmäisellä yrityksellä.' },
    { language: 'fi', stars: [4], text: 'Pito on sitä mitä pitääkin. Nastaääni kuuluu, mutta ei häiritse.' },
    { language: 'fi', stars: [2, 3], text: 'Jäällä turvalliset, mutta sulalla asfaltilla melko äänekkäät.' },
    {
      language: 'en',
      stars: [5],
      text: 'Black ice no longer frightens me. Louder than friction tyres, of course.',
    },
  ],
  allSeason: [
    {
      language: 'fi',
      stars: [4],
      text: 'Vähän ajavalle kätevät: ei enää renkaanvaihtoja. Loskassa pitävät hyvin.',
    },
    { language: 'fi', stars: [2], text: 'Etelän talveen juuri ja juuri, kovalla jäällä pito loppuu kesken.' },
    {
      language: 'en',
      stars: [4],
      text: 'Fine for a mild winter in Turku. I would not take them to Lapland.',
    },
  ],
}

/** The key in `demoTexts` for each season, indexed by the season's id. */
export const textsOfSeason = [null, 'summer', 'friction', 'studded', 'friction', 'allSeason'] as const

export const demoNames: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  fi: ['Kaisa', 'Mikko', 'Hanna', 'Juha', 'Päivi', 'Timo', 'Sanna', 'Antti', 'Liisa', 'Ville'],
  en: ['Emma', 'Daniel', 'Priya', 'Tom'],
}

/** Reviews by buyers of the demo. Staff have to decide on them; one may not be published as it is. */
export const waitingReviews = [
  { stars: 5, body: 'Toimitus tuli sovitusti, ja renkaat ovat hiljaiset.', displayName: 'Sari' },
  {
    stars: 2,
    body: 'Kuski soitti numerosta 040 555 0000 ja oli töykeä. Renkaat ihan ok.',
    displayName: null,
  },
  { stars: 4, body: 'Pitävät hyvin märällä. Melua vähän enemmän kuin vanhoissa.', displayName: 'Timo' },
  { stars: 1, body: 'Ostakaa mieluummin serkkuni liikkeestä, siellä on halvempaa!', displayName: 'Jari' },
  { stars: 5, body: null, displayName: 'Ritva' },
] as const
