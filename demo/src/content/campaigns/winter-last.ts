import type { SectionInBoth } from './section-in-both.ts'
import { buttons, items } from './section-in-both.ts'

/** The last sections of the winter campaign, for visitors who read to the end. */
export const winterLast: readonly SectionInBoth[] = [
  {
    place: 'eleven',
    kind: 'numbered-list',
    fi: {
      title: 'Tarkista ennen tilaamista',
      data: items(
        'Koko | <p>Sama kuin rekisteriotteessa.</p>',
        'Kantavuus ja nopeus | <p>Vähintään auton vaatimat.</p>',
        'Lukkopultin avain | <p>Ota se mukaan asennukseen.</p>',
      ),
    },
    en: {
      title: 'Check before you order',
      data: items(
        'The size | <p>As in the registration certificate.</p>',
        'Load and speed | <p>At least what the car requires.</p>',
        'The key of the locking bolts | <p>Bring it to the fitting.</p>',
      ),
    },
  },
  {
    place: 'twelve',
    kind: 'image',
    both: { image: 'studded-1-close.avif' },
    fi: { title: 'Nastarenkaan kulutuspinta, havainnekuva' },
    en: { title: 'The tread of a studded tyre, an illustration' },
  },
  {
    place: 'thirteen',
    kind: 'image-and-text',
    both: { image: 'van-studded-1-hero.avif' },
    fi: {
      title: 'Pakettiautoon C-renkaat',
      description: '<p>Vahvempi runko kantaa lastin. Sama kuljetusetu kuin henkilöauton renkailla.</p>',
      ...buttons(['Pakettiauton renkaat', '/renkaat/pakettiautot']),
    },
    en: {
      title: 'C tyres for the van',
      description: '<p>A stronger casing carries the load. The same free delivery as for car tyres.</p>',
      ...buttons(['Van tyres', '/tyres/light-commercial-vehicles']),
    },
  },
  {
    place: 'fourteen',
    kind: 'stats',
    both: { background_color: '#e7ecf1' },
    fi: {
      title: 'Asennuksen jälkeen',
      data: items(
        '50–100 km | <strong>ja pultit kiristetään</strong><p>Itse tai asennuspisteellä.</p>',
        '1 v | <strong>valmistusvirhetakuu</strong><p>Viallisen renkaan vaihdamme uuteen.</p>',
      ),
    },
    en: {
      title: 'After the fitting',
      data: items(
        '50–100 km | <strong>and tighten the bolts</strong><p>Yourself or at the service point.</p>',
        '1 year | <strong>against defects</strong><p>We replace a faulty tyre with a new one.</p>',
      ),
    },
  },
  {
    place: 'fifteen',
    kind: 'faq',
    fi: {
      title: 'Vielä yksi asia',
      data: items(
        'Saako nastoja ja kitkoja sekoittaa? | <p>Ei. Jos autossa on nastat, niiden on oltava kaikissa pyörissä.</p>',
        'Riittääkö M+S? | <p>Ei nastattomassa talvirenkaassa: siinä on oltava 3PMSF, vuori ja lumihiutale.</p>',
      ),
    },
    en: {
      title: 'One more thing',
      data: items(
        'May studs and friction tyres be mixed? | <p>No. If a car has studs, it must have them on all wheels.</p>',
        'Is M+S enough? | <p>Not without studs: a winter tyre then needs 3PMSF, the mountain and the snowflake.</p>',
      ),
    },
  },
  {
    place: 'sixteen',
    kind: 'call-to-action',
    both: { background_color: '#7a1f3d' },
    fi: {
      title: 'Jäikö jotakin auki?',
      description: '<p>Ihminen vastaa puhelimessa arkisin.</p>',
      ...buttons(['Yhteystiedot', '/information/contact'], ['Etusivulle', '/']),
    },
    en: {
      title: 'Is anything still open?',
      description: '<p>A person answers the phone on weekdays.</p>',
      ...buttons(['Contact', '/information/contact'], ['To the front page', '/']),
    },
  },
  {
    place: 'image',
    kind: 'image',
    both: { image: 'friction-1-close.avif' },
    fi: { title: 'Kitkarenkaan kulutuspinta, havainnekuva' },
    en: { title: 'The tread of a friction tyre, an illustration' },
  },
]
