import type { SaleNeed } from './article-states.ts'
import type { EanFault } from './ean.ts'
import { eanWithCheckDigit } from './ean.ts'
import type { Locale } from './locale.ts'
import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const articleSentences = sentences({
  sizeWrong: {
    fi_FI: 'Kirjoita koko kuten renkaan kyljessä, esimerkiksi 205/55R16 91V XL.',
    en_GB: 'Enter the size as on the sidewall, such as 205/55R16 91V XL.',
  },
  indexesMissing: {
    fi_FI: 'Koosta puuttuvat kanto- ja nopeusluokka, esimerkiksi 91V.',
    en_GB: 'The size lacks load and speed index, such as 91V.',
  },
  dualIndexWrong: {
    fi_FI:
      'Paripyörien kantavuusluokka on enintään yhtä suuri kuin ensimmäinen, eikä sitä ole henkilöautojen renkaissa.',
    en_GB: 'The load index of twin wheels is at most the first one, and car tyres have none.',
  },
  eanNot13Digits: {
    fi_FI: 'EAN-koodissa on 13 numeroa.',
    en_GB: 'An EAN has 13 digits.',
  },
  eanShortened: {
    fi_FI: 'Taulukkolaskenta on lyhentänyt EAN-koodin. Muotoile sarake tekstiksi ja vie tiedosto uudelleen.',
    en_GB: 'A spreadsheet has shortened this EAN. Format the column as text and export the file again.',
  },
  modelUnknown: {
    fi_FI: 'Valitse malli.',
    en_GB: 'Choose a model.',
  },
  labelOnStudded: {
    fi_FI: 'Nastarenkaalla ei ole EU-rengasmerkintää.',
    en_GB: 'A studded tyre has no EU label.',
  },
  labelNotWhole: {
    fi_FI: 'Anna polttoainetaloudellisuus, märkäpito ja melu, tai jätä kaikki tyhjiksi.',
    en_GB: 'Enter fuel efficiency, wet grip and noise, or leave all of them empty.',
  },
  labelClassOld: {
    fi_FI: 'Luokat ovat A–E. Luokkia F ja G on vain ennen vuotta 2021 tallennetuissa tuotteissa.',
    en_GB: 'The classes are A to E. F and G remain only where they are already stored.',
  },
  articleExists: {
    fi_FI: 'Tästä mallista on jo tuote, jolla on sama koko, luokat ja merkinnät.',
    en_GB: 'The model already has an article with this size, these indexes and marks.',
  },
  successorWrong: {
    fi_FI: 'Seuraajaksi kelpaa vain toinen myynnissä oleva tuote.',
    en_GB: 'The successor has to be another article on sale.',
  },
})

export function eanFaultSentence(fault: EanFault, text: string): Sentence {
  if (fault === 'not-13-digits') return articleSentences.eanNot13Digits
  if (fault === 'shortened-by-spreadsheet') return articleSentences.eanShortened
  const corrected = eanWithCheckDigit(text)
  return {
    fi_FI: `Tarkistusnumero on väärä. Tarkoititko ${corrected}?`,
    en_GB: `Wrong check digit. Did you mean ${corrected}?`,
  }
}

const needNames = sentences({
  ean: { fi_FI: 'EAN-koodi', en_GB: 'the EAN' },
  price: { fi_FI: 'hinta', en_GB: 'the price' },
  label: { fi_FI: 'rengasmerkinnän tiedot', en_GB: 'the label values' },
})

/** Says what an article lacks before it can be put on sale. */
export function incompleteSentence(missing: readonly SaleNeed[]): Sentence {
  const listed = (locale: Locale) =>
    new Intl.ListFormat(locale === 'fi_FI' ? 'fi' : 'en-GB').format(
      missing.map((need) => needNames[need][locale]),
    )
  return {
    fi_FI: `Ennen myyntiä puuttuu ${listed('fi_FI')}.`,
    en_GB: `Missing before a sale: ${listed('en_GB')}.`,
  }
}

export function eanTakenSentence(article: string): Sentence {
  return {
    fi_FI: `Tämä EAN on jo tuotteella ${article}.`,
    en_GB: `This EAN belongs to ${article}.`,
  }
}
