import { modelFields } from '@pito/contracts/records/models'
import { slug } from '../brands/description.ts'
import { describe } from '../record/describe.ts'

const texts = (language: 'fi' | 'en') => ({ section: 'texts', input: { lang: language } }) as const

export const modelDescription = describe(
  modelFields,
  {
    brand_id: { label: { fi: 'Merkki', en: 'Brand' }, blank: { fi: 'Valitse', en: 'Choose' } },
    name: { label: { fi: 'Nimi', en: 'Name' } },
    name_fi: { label: { fi: 'Nimi Suomessa, jos eri', en: 'Name in Finland, if different' } },
    slug,
    season_id: { label: { fi: 'Kausi', en: 'Season' } },
    vehicle_kind: { label: { fi: 'Ajoneuvo', en: 'Vehicle' } },
    tyre_class: { label: { fi: 'Rengasluokka', en: 'Tyre class' } },
    segment: { label: { fi: 'Hintaluokka', en: 'Segment' } },
    winter_climate: { label: { fi: 'Talven tyyppi', en: 'Winter climate' } },
    axle: { label: { fi: 'Akseli (vain kuorma-autot)', en: 'Axle (trucks only)' } },
    launch_year: { label: { fi: 'Tuli myyntiin vuonna', en: 'Launch year' } },
    has_3pmsf: { label: { fi: 'Lumihiutalemerkki (3PMSF)', en: 'Snowflake mark (3PMSF)' } },
    ice_grip: { label: { fi: 'Jääpitomerkki', en: 'Ice grip mark' } },
    short_description_fi: {
      label: { fi: 'Lyhyt kuvaus suomeksi', en: 'Short description in Finnish' },
      ...texts('fi'),
    },
    short_description_en: {
      label: { fi: 'Lyhyt kuvaus englanniksi', en: 'Short description in English' },
      ...texts('en'),
    },
    description_fi: {
      label: { fi: 'Kuvaus suomeksi', en: 'Description in Finnish' },
      rows: 8,
      ...texts('fi'),
    },
    description_en: {
      label: { fi: 'Kuvaus englanniksi', en: 'Description in English' },
      rows: 8,
      ...texts('en'),
    },
  },
  { texts: { isWide: true } },
)
