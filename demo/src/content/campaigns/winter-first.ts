import type { SectionInBoth } from './section-in-both.ts'
import { buttons, items } from './section-in-both.ts'

const tyres = { fi: ['Hae renkaat', '/renkaat'], en: ['Search tyres', '/tyres'] } as const
const points = '/service-points'

/** The first sections of the winter campaign. They present the offer, some figures and the steps of an order. */
export const winterFirst: readonly SectionInBoth[] = [
  {
    place: 'top',
    kind: 'hero',
    both: { image: 'studded-2-hero.avif', small_image: 'studded-2-hero.avif' },
    fi: {
      title: 'Renkaat perille, kun valitset asennuksen',
      description: '<p>Kuljetamme renkaat valitsemaasi asennuspisteeseen ennen varaamaasi aikaa.</p>',
      data: items('0\u00a0€ | <p>Koskee henkilö- ja pakettiautojen renkaita. Etu on voimassa aina.</p>'),
      ...buttons(tyres.fi, ['Kysyttyä', '#seven']),
    },
    en: {
      title: 'Delivery to the garage, when you choose fitting',
      description: '<p>We take the tyres to the service point you choose, ahead of the time you booked.</p>',
      data: items('€0 | <p>For car and van tyres. It holds all year round.</p>'),
      ...buttons(tyres.en, ['Questions', '#seven']),
    },
  },
  {
    place: 'one',
    kind: 'stats',
    fi: {
      title: 'Lukuina',
      data: items(
        '200+ | <strong>asennuspistettä</strong><p>Helsingistä Inariin.</p>',
        '1\u00a0000+ | <strong>vapaata aikaa joka päivä</strong><p>Valitset ajan tilatessa.</p>',
        '45 min | <strong>ja olet tien päällä</strong><p>Keskimäärin: vanteilla noin 30, autoon noin 60.</p>',
        '14 pv | <strong>palautusoikeus</strong><p>Maksamme palautuskuljetuksen.</p>',
      ),
    },
    en: {
      title: 'In figures',
      data: items(
        '200+ | <strong>service points</strong><p>From Helsinki to Inari.</p>',
        '1\u00a0000+ | <strong>free times every day</strong><p>You choose yours as you order.</p>',
        '45 min | <strong>and you are on the road</strong><p>On average: about 30 on rims, about 60 on the car.</p>',
        '14 days | <strong>to return</strong><p>We pay for the return.</p>',
      ),
    },
  },
  {
    place: 'two',
    kind: 'image-and-text',
    both: { image: 'friction-2-hero.avif' },
    fi: {
      title: 'Neljä rengasta vähemmän kannettavana',
      description:
        '<p>Renkaat menevät suoraan sinne, missä ne vaihdetaan.</p><ul><li>Vanhat renkaat kierrätykseen ilman eri maksua</li><li>Tasapainotus ja rengaspaineet kuuluvat asennukseen</li><li>Kaikki maksetaan samalla kertaa</li></ul>',
      ...buttons(['Katso, mitä asennus sisältää', points]),
    },
    en: {
      title: 'Four tyres less to carry',
      description:
        '<p>The tyres go straight to where they are changed.</p><ul><li>Old tyres recycled at no extra charge</li><li>Balancing and tyre pressures are part of the fitting</li><li>Everything is paid at once</li></ul>',
      ...buttons(['See what fitting includes', points]),
    },
  },
  {
    place: 'three',
    kind: 'numbered-list',
    fi: {
      title: 'Näin se käy',
      data: items(
        'Valitse renkaat | <p>Koko lukee renkaan kyljessä.</p> | /information/size-marking | friction-1-hero.avif',
        'Valitse paikka ja aika | <p>Aika pysyy varattuna, kun täytät tietosi ja maksat.</p> | /service-points | friction-1-front.avif',
        'Aja paikalle | <p>Renkaat odottavat, kun tulet.</p> | /information/how-it-works | friction-1-close.avif',
      ),
    },
    en: {
      title: 'How it goes',
      data: items(
        'Choose the tyres | <p>The size is on the side of your tyre.</p> | /information/size-marking | friction-1-hero.avif',
        'Choose the place and the time | <p>The time stays yours while you fill in your details and pay.</p> | /service-points | friction-1-front.avif',
        'Drive there | <p>The tyres are there when you come.</p> | /information/how-it-works | friction-1-close.avif',
      ),
    },
  },
  {
    place: 'four',
    kind: 'call-to-action',
    fi: {
      title: 'Ennen ensimmäistä pakkasaamua',
      description: '<p>Hae renkaat koolla tai lue ensin, mitä asennus sisältää.</p>',
      ...buttons(tyres.fi, ['Asennuspisteet', points]),
    },
    en: {
      title: 'Before the first frosty morning',
      description: '<p>Search by size, or read first what fitting includes.</p>',
      ...buttons(tyres.en, ['Service points', points]),
    },
  },
]
