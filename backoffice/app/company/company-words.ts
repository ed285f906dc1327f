import { words } from '@pito/web/words/words'

export const companyWords = words({
  fi: {
    title: 'Yrityksen tiedot',
    parts: 'Yrityksen tietojen osat',
    intro:
      'Tiedot näkyvät kaupan sivuilla, sähköposteissa ja uusissa laskuissa. Jo annetut laskut ja hyvityslaskut eivät muutu.',
    unknown: 'Kauppa ei ota tilauksia vastaan, ennen kuin yrityksen tiedot on tallennettu.',
    logo: 'Logo',
    logoHint: 'JPEG, PNG tai WebP, enintään 20 Mt. Ilman logoa kauppa näyttää nimensä.',
    chooseLogo: 'Valitse kuva',
    dropLogo: 'tai pudota se tähän',
    uploadFailed: 'Kuvaa ei saatu lähetettyä. Yritä uudelleen.',
    removeLogo: 'Poista logo',
  },
  en: {
    title: 'Company',
    parts: 'Parts of the company',
    intro:
      'These data are shown on the pages of the shop, in e-mails and on new invoices. Invoices and credit notes that have been issued do not change.',
    unknown: 'The shop takes no orders until the data of the company are saved.',
    logo: 'Logo',
    logoHint: 'JPEG, PNG or WebP, at most 20 MB. Without a logo the shop shows its name.',
    chooseLogo: 'Choose a picture',
    dropLogo: 'or drop it here',
    uploadFailed: 'The picture could not be sent. Please try again.',
    removeLogo: 'Remove the logo',
  },
})
