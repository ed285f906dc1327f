import { brandFields } from '@pito/contracts/records/brands'
import { describe } from '../record/describe.ts'

type Language = 'fi' | 'en'
const inLanguage = { fi: { fi: 'suomeksi', en: 'in Finnish' }, en: { fi: 'englanniksi', en: 'in English' } }

function text(language: Language, fi: string, en: string) {
  return {
    label: { fi: `${fi}, ${inLanguage[language].fi}`, en: `${en}, ${inLanguage[language].en}` },
    labelInForm: { fi, en },
    section: language,
    input: { lang: language },
  }
}
const block = (number: number, language: Language) => ({
  ...text(language, `Teksti ${number}`, `Text ${number}`),
  rows: 4,
})
const summary = (language: Language) =>
  text(language, 'Kuvaus hakukoneille', 'Description for search engines')

/** The address of a brand or of a model. */
export const slug = {
  label: { fi: 'Osoite', en: 'Address' },
  hint: {
    fi: 'Jätä tyhjäksi, niin osoite tulee nimestä. Vanha osoite ohjaa uuteen.',
    en: 'Leave it empty to make it from the name. The old address redirects to a new one.',
  },
}

export const brandDescription = describe(
  brandFields,
  {
    name: { label: { fi: 'Nimi', en: 'Name' } },
    slug,
    position: {
      label: { fi: 'Järjestys', en: 'Sort order' },
      hint: {
        fi: 'Pienempi numero on listoilla ensin. Sama numero: aakkosjärjestys.',
        en: 'A lower number comes first in lists. Equal numbers: by name.',
      },
    },
    minimum_price_cents: {
      label: { fi: 'Alin hinta (sis. alv)', en: 'Minimum price (incl. VAT)' },
      hint: {
        fi: 'Hintavahti pysäyttää tätä halvemmat hinnat.',
        en: 'The price guard stops prices below it.',
      },
    },
    image_path: { label: { fi: 'Logon polku', en: 'Path of the wordmark' } },
    block1_fi: block(1, 'fi'),
    block2_fi: block(2, 'fi'),
    block3_fi: block(3, 'fi'),
    meta_description_fi: summary('fi'),
    block1_en: block(1, 'en'),
    block2_en: block(2, 'en'),
    block3_en: block(3, 'en'),
    meta_description_en: summary('en'),
  },
  {
    fi: {
      heading: { fi: 'Sivun tekstit suomeksi', en: 'Texts of the page in Finnish' },
      text: {
        fi: 'Jos kaikki jäävät tyhjiksi, kauppa kirjoittaa tekstit valikoiman pohjalta.',
        en: 'If all of them stay empty, the shop composes the texts from the range.',
      },
      isWide: true,
    },
    en: {
      heading: { fi: 'Sivun tekstit englanniksi', en: 'Texts of the page in English' },
      isWide: true,
    },
  },
)
