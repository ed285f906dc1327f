import { words } from '@pito/web/words/words'

/** Texts of the product information sheet; the API translates its rows and values. */
export const sheet = words({
  fi: {
    back: 'Takaisin renkaaseen',
    regulation: 'Asetuksen (EU) 2020/740 mukainen tuoteseloste. Tulosta sivu tai avaa PDF.',
    pdf: 'Avaa PDF-tiedostona',
    label: (name: string) => `EU-rengasmerkintä: ${name}`,
  },
  en: {
    back: 'Back to the tyre',
    regulation: 'Product information sheet under Regulation (EU) 2020/740. Print this page or open the PDF.',
    pdf: 'Open as PDF',
    label: (name) => `EU tyre label: ${name}`,
  },
})
