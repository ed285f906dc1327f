import type { DemoModel } from './demo-models.ts'

interface Description {
  readonly shortDescriptionFi: string
  readonly shortDescriptionEn: string
  readonly descriptionFi: string
  readonly descriptionEn: string
}

type Both = readonly [fi: string, en: string]

const nouns: Record<DemoModel['season'], Both> = {
  Summer: ['Kesärengas', 'Summer tyre'],
  'Winter Friction': ['Kitkarengas', 'Friction winter tyre'],
  'Winter Studded': ['Nastarengas', 'Studded winter tyre'],
  'Winter Studdable': ['Nastoitettava talvirengas', 'Studdable winter tyre'],
  'All Season': ['Ympärivuotinen rengas', 'All-season tyre'],
}
const vehicles: Record<DemoModel['kind'], Both> = {
  car: ['henkilöautoihin', 'for cars'],
  suv: ['katumaastureihin ja maastureihin', 'for SUVs and off-road cars'],
  van: ['pakettiautoihin', 'for vans'],
  truck: ['kuorma-autoihin', 'for trucks'],
}
const climates: Record<NonNullable<DemoModel['climate']>, Both> = {
  Nordic: [', pohjoisen talveen', ', made for Nordic winters'],
  'Central European': [', leutoon talveen', ', made for mild winters'],
}
const axles: Record<NonNullable<DemoModel['axle']>, Both> = {
  steer: [', ohjausakselille', ', steer axle'],
  drive: [', vetoakselille', ', drive axle'],
  trailer: [', perävaunun akselille', ', trailer axle'],
  all: [', kaikille akseleille', ', all axles'],
}
const kinds: Record<DemoModel['season'], Both> = {
  Summer: [
    'Kesärenkaan kumiseos on tehty sulan maan keleihin, märkään ja kuivaan. Pakkasella se kovettuu, joten talveksi tarvitaan toiset renkaat.',
    'The rubber of a summer tyre is made for roads without ice, wet or dry. It hardens in frost, so winter needs other tyres.',
  ],
  'Winter Friction': [
    'Kitkarengas pitää pehmeällä kumiseoksella ja tiheällä lamelloinnilla, ilman nastoja. Se on nastarengasta hiljaisempi, eikä sen käytölle ole määräaikoja.',
    'A friction tyre grips by soft rubber and dense sipes, without studs. It is quieter than a studded tyre, and there are no dates for its use.',
  ],
  'Winter Studded': [
    'Nastat purevat jäähän ja polanteeseen. Nastarenkaita saa käyttää marraskuun alusta maaliskuun loppuun ja muulloinkin, kun sää tai keli sitä vaatii. EU:n rengasmerkintä ei koske nastarenkaita.',
    'Studs bite into ice and packed snow. Studded tyres may be used from the beginning of November to the end of March, and at other times when the weather or the road requires it. The EU tyre label does not cover studded tyres.',
  ],
  'Winter Studdable': [
    'Renkaassa on valmiit reiät nastoille. Se toimitetaan ilman nastoja, ja sellaisenaan sitä käytetään kuin kitkarengasta.',
    'The tyre has holes ready for studs. It is delivered without them, to be used like a friction tyre as it is.',
  ],
  'All Season': [
    'Ympärivuotinen rengas on kesä- ja talvirenkaan välimuoto: yksi rengassarja riittää, mutta kumpikin on omassa säässään parempi.',
    'An all-season tyre stands between a summer and a winter tyre: one set will do, but each of the two is better in its own weather.',
  ],
}
const snow: Both = [
  'Renkaassa on lumihiutalemerkki (3PMSF), joka Suomessa vaaditaan nastattomilta talvirenkailta.',
  'It bears the snowflake mark (3PMSF), which Finland requires of winter tyres without studs.',
]
const noSnow: Both = [
  'Renkaassa ei ole lumihiutalemerkkiä (3PMSF).',
  'It does not bear the snowflake mark (3PMSF).',
]
const ice: Both = [
  'Jääpitomerkki kertoo, että rengas on läpäissyt jarrutuskokeen jäällä.',
  'The ice grip mark tells that the tyre has passed a braking test on ice.',
]
const freight: Both = [
  'Kuorma-auton renkaat toimitetaan rahtina; niitä emme asenna.',
  'Truck tyres are delivered by freight; we do not fit them.',
]
const invented: Both = [
  'Esittelykauppa: merkintäarvot, hinta ja saldo ovat keksittyjä.',
  'Demo shop: label values, price and stock are invented.',
]
const inventedToo: Both = ['Myös tämä mallisukupolvi on keksitty.', 'So is this generation of the model.']

/**
 * Describes a model in both languages. The text is true of every tyre of this kind and claims nothing about the
 * actual model. A blank line separates paragraphs.
 */
export function describeModel(model: DemoModel): Description {
  return {
    shortDescriptionFi: shortText(model, 0),
    shortDescriptionEn: shortText(model, 1),
    descriptionFi: longText(model, 0),
    descriptionEn: longText(model, 1),
  }
}

function shortText({ season, kind, axle, climate }: DemoModel, language: 0 | 1): string {
  const head = `${nouns[season][language]} ${vehicles[kind][language]}`
  return `${head}${axle ? axles[axle][language] : ''}${climate ? climates[climate][language] : ''}.`
}

function longText(model: DemoModel, language: 0 | 1): string {
  const isStudded = model.season === 'Winter Studded'
  const marks = [
    ...(model.has3pmsf && !isStudded ? [snow] : []),
    ...(!model.has3pmsf && model.season === 'All Season' ? [noSnow] : []),
    ...(model.iceGrip ? [ice] : []),
    ...(model.kind === 'truck' ? [freight] : []),
  ]
  const last = [invented, ...(model.generation > 1 ? [inventedToo] : [])]
  const paragraphs = [[kinds[model.season]], marks, last].filter((sentences) => sentences.length > 0)
  const texts = paragraphs.map((sentences) => sentences.map((sentence) => sentence[language]).join(' '))
  return [shortText(model, language), ...texts].join('\n\n')
}
