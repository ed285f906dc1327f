import type { SectionInBoth } from './section-in-both.ts'
import { buttons, items } from './section-in-both.ts'

const list = { fi: '/renkaat?tyre_season=Summer', en: '/tyres?tyre_season=Summer' }

/** This campaign is only partly translated: two sections have no Finnish title, so they are shown only in English. */
export const summer: readonly SectionInBoth[] = [
  {
    place: 'top',
    kind: 'hero',
    both: { image: 'summer-2-hero.avif', background_color: '#ffe3ae' },
    fi: {
      title: 'Kesärenkaat ajoissa',
      description: '<p>Valikoima on laajimmillaan ennen kevään ensimmäisiä lämpimiä päiviä.</p>',
      ...buttons(['Katso kesärenkaat', list.fi]),
    },
    en: {
      title: 'Summer tyres, in time',
      description: '<p>The choice is widest before the first warm days of spring.</p>',
      ...buttons(['See summer tyres', list.en]),
    },
  },
  {
    place: 'one',
    kind: 'stats',
    fi: { data: items('1,6 mm | <strong>uraa vähintään</strong><p>Suosittelemme neljää.</p>') },
    en: {
      title: 'The limits of summer',
      data: items(
        '1.6 mm | <strong>of tread at least</strong><p>We recommend four.</p>',
        '31 Mar | <strong>studs off</strong><p>Unless the road still requires them.</p>',
      ),
    },
  },
  {
    place: 'two',
    kind: 'image-and-text',
    both: { image: 'summer-1-close.avif' },
    fi: {
      title: 'Katso märkäpidon luokkaa',
      description: '<p>EU-rengasmerkinnän A pysähtyy märällä selvästi lyhyemmässä matkassa kuin E.</p>',
    },
    en: {
      title: 'Look at the wet grip class',
      description:
        '<p>An A on the EU tyre label stops in a clearly shorter distance in the wet than an E.</p>',
    },
  },
  {
    place: 'three',
    kind: 'faq',
    fi: { data: items('Milloin vaihdan? | <p>Kun yöpakkaset ovat ohi.</p>') },
    en: {
      title: 'Questions',
      data: items(
        'When do I change? | <p>When the night frosts are over.</p>',
        'Do all-season tyres do? | <p>In the mild south, if they carry the 3PMSF marking.</p>',
      ),
    },
  },
  {
    place: 'four',
    kind: 'call-to-action',
    fi: {
      title: 'Valitse koko, loput näet heti',
      ...buttons(['Hae renkaat', '/'], ['Kokomerkintä', '/information/size-marking']),
    },
    en: {
      title: 'Choose a size, and see the rest at once',
      ...buttons(['Search tyres', '/'], ['Size marking', '/information/size-marking']),
    },
  },
]
