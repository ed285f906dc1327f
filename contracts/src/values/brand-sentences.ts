import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const brandSentences = sentences({
  nameMissing: { fi_FI: 'Anna nimi.', en_GB: 'Enter the name.' },
  slugWrong: {
    fi_FI: 'Osoitteessa on vain pieniä kirjaimia a–z, numeroita ja väliviivoja.',
    en_GB: 'An address has only small letters a to z, digits and hyphens.',
  },
  pathWrong: {
    fi_FI: 'Polku alkaa vinoviivalla, esimerkiksi /logos/kuura.svg.',
    en_GB: 'A path begins with a slash, such as /logos/kuura.svg.',
  },
  textsNotWhole: {
    fi_FI: 'Kirjoita kaikki kolme tekstiä ja hakukoneen kuvaus, tai jätä kaikki tyhjiksi.',
    en_GB: 'Write all three texts and the description for search engines, or leave all of them empty.',
  },
  brandUnknown: { fi_FI: 'Valitse merkki.', en_GB: 'Choose a brand.' },
  hasArticles: {
    fi_FI: 'Mallilla on jo tuotteita, joten ajoneuvon luokkaa ei voi vaihtaa.',
    en_GB: 'The model already has articles, so its class of vehicle cannot change.',
  },
  hasLabels: {
    fi_FI: 'Mallin tuotteilla on rengasmerkintä, jota nastarenkaalla ei ole.',
    en_GB: 'Articles of the model have a label, which a studded tyre does not have.',
  },
})

export function brandTakenSentence(name: string): Sentence {
  return { fi_FI: `Merkki ${name} on jo olemassa.`, en_GB: `A brand named ${name} already exists.` }
}

/** Names the brand or the model that has an address, or had it before. */
export function slugTakenSentence({
  name,
  isFormer,
}: {
  readonly name: string
  readonly isFormer: boolean
}): Sentence {
  if (!isFormer)
    return {
      fi_FI: `Tämä osoite on jo käytössä: ${name}.`,
      en_GB: `This address already belongs to ${name}.`,
    }
  return {
    fi_FI: `Tämä osoite on varattu: se on ollut aiemmin käytössä (${name}), ja vanhat linkit ohjautuvat yhä oikeaan paikkaan.`,
    en_GB: `This address is reserved: it is a former address of ${name}, and old links still lead there.`,
  }
}

export function modelTakenSentence(name: string): Sentence {
  return { fi_FI: `Malli ${name} on jo olemassa.`, en_GB: `A model named ${name} already exists.` }
}
