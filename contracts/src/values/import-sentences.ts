import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const importSentences = sentences({
  formula: {
    fi_FI: 'Solussa on kaava. Liitä solut arvoina ja vie tiedosto uudelleen.',
    en_GB: 'The cell contains a formula. Paste the cells as values and export the file again.',
  },
  spreadsheetError: {
    fi_FI: 'Solussa on taulukkolaskennan virhe.',
    en_GB: 'The cell contains an error of the spreadsheet.',
  },
  notWhole: {
    fi_FI: 'Kirjoita kokonaisluku.',
    en_GB: 'Enter a whole number.',
  },
  notDate: {
    fi_FI: 'Kirjoita päivä, esimerkiksi 25.11.2026 tai 25.11.26.',
    en_GB: 'Enter a date, such as 25.11.2026, 25.11.26 or 2026-11-25.',
  },
  dateOutsideCentury: {
    fi_FI: 'Päivän vuosi on väliltä 2000–2099.',
    en_GB: 'The year of a date is from 2000 to 2099.',
  },
  notFlag: {
    fi_FI: 'Kirjoita kyllä tai ei.',
    en_GB: 'Enter yes or no.',
  },
  notAnAmount: {
    fi_FI: 'Kirjoita hinta, esimerkiksi 99,90 tai 1 234,50.',
    en_GB: 'Enter a price, such as 99,90 or 1 234,50.',
  },
  eanMissing: {
    fi_FI: 'EAN-koodi puuttuu.',
    en_GB: 'The EAN is missing.',
  },
  valueMissing: {
    fi_FI: 'Arvo puuttuu.',
    en_GB: 'The value is missing.',
  },
  listedTwice: {
    fi_FI: 'Sama EAN on tiedostossa aiemmalla rivillä.',
    en_GB: 'An earlier row of the file has the same EAN.',
  },
  articleUnknown: {
    fi_FI: 'Tällä EAN-koodilla ei ole tuotetta.',
    en_GB: 'No article has this EAN.',
  },
  newNeedsModel: {
    fi_FI: 'Uusi tuote tarvitsee merkin, mallin ja koon.',
    en_GB: 'A new article needs brand, model and size.',
  },
  modelNotFound: {
    fi_FI: 'Tätä mallia ei ole tällä merkillä. Uusi malli tarvitsee kauden ja ajoneuvon.',
    en_GB: 'The brand has no model of this name. A new model needs season and vehicle.',
  },
  modelDiffers: {
    fi_FI: 'Mallilla on jo toinen kausi tai ajoneuvo.',
    en_GB: 'The model already has another season or vehicle.',
  },
  noAddress: {
    fi_FI:
      'Nimessä ei ole kirjaimia a–z eikä numeroita, joten siitä ei synny osoitetta. Lisää merkki tai malli ensin itse ja anna sille osoite.',
    en_GB:
      'The name has no letters a to z and no digits, so it gives no address. Add the brand or model yourself first and choose its address.',
  },
  addressTaken: {
    fi_FI:
      'Nimestä tulisi sama osoite kuin toisesta nimestä. Tarkista kirjoitusasu, tai lisää merkki tai malli ensin itse ja anna sille osoite.',
    en_GB:
      'The name would get the address of another name. Check the spelling, or add the brand or model yourself first and choose its address.',
  },
  articleListedTwice: {
    fi_FI: 'Tiedoston aiemmalla rivillä on jo tämän mallin tuote, jolla on sama koko, luokat ja merkinnät.',
    en_GB: 'An earlier row of the file has an article of this model with the same size, indexes and marks.',
  },
  brandArchived: {
    fi_FI: 'Merkki on arkistoitu. Palauta se ensin.',
    en_GB: 'The brand is archived. Restore it first.',
  },
  seasonUnknown: {
    fi_FI: 'Kirjoita kausi: kesä, kitka, nasta, nastoitettava tai ympärivuotinen.',
    en_GB: 'Enter the season: summer, friction, studded, studdable or all season.',
  },
  vehicleUnknown: {
    fi_FI: 'Kirjoita ajoneuvo: henkilöauto, maasturi, pakettiauto tai kuorma-auto.',
    en_GB: 'Enter the vehicle: car, SUV, van or truck.',
  },
  segmentUnknown: {
    fi_FI: 'Kirjoita hintaluokka: premium, keski tai edullinen.',
    en_GB: 'Enter the price segment: premium, mid or budget.',
  },
  classUnknown: {
    fi_FI: 'Tuntematon luokka.',
    en_GB: 'Unknown class.',
  },
  tooLong: {
    fi_FI: 'Teksti on liian pitkä.',
    en_GB: 'The text is too long.',
  },
  articleGone: {
    fi_FI: 'Tuote on poistettu.',
    en_GB: 'The article has been deleted.',
  },
  alreadyReceived: {
    fi_FI: 'Nämä renkaat on jo kirjattu varastoon samalla lähetteellä.',
    en_GB: 'These tyres have already been received under the same delivery note.',
  },
  paymentsHold: {
    fi_FI: 'Kesken olevat maksut varaavat enemmän renkaita. Korjaa saldo tuotteen sivulla.',
    en_GB: 'Payments hold more tyres than were counted. Correct the stock on the page of the article.',
  },
  wrongColumn: {
    fi_FI: 'Tämä näyttää väärältä sarakkeelta tai yksiköltä. Mitään ei muutettu.',
    en_GB: 'This looks like a wrong column or unit. Nothing was changed.',
  },
  profileUnknown: {
    fi_FI: 'Tämän nimistä profiilia ei ole.',
    en_GB: 'There is no profile of this name for this kind of file.',
  },
  missingNeedsProfile: {
    fi_FI: 'Valitse toimittajan profiili. Sen aiemmista tuonneista tiedetään, mitkä tuotteet puuttuvat.',
    en_GB: 'Choose the profile of the supplier. Its earlier imports tell which articles are missing.',
  },
  noWeeks: {
    fi_FI: 'Tällaisessa tiedostossa ei ole valmistusviikkoja.',
    en_GB: 'A file of this kind has no production weeks.',
  },
  missingUnknown: {
    fi_FI:
      'Kaikkia EAN-koodeja ei voitu lukea, joten puuttuvia tuotteita ei tiedetä. Korjaa koodit tai jätä puuttuvat tuotteet myyntiin.',
    en_GB:
      'Some EANs could not be read, so it is not known which articles are missing. Correct the EANs, or leave missing articles on sale.',
  },
  mergedAbove: {
    fi_FI: 'Solu on yhdistetty, joten arvo luetaan ylempää riviltä.',
    en_GB: 'The cell is merged, so the value is read from a row above.',
  },
  noRows: {
    fi_FI: 'Tiedostossa ei ole rivejä otsikoiden alla.',
    en_GB: 'The file has no rows below its headings.',
  },
})

/** Says which quantity is used for a text such as `20+`. */
export function countsAs(text: string, quantity: number): Sentence {
  return { fi_FI: `${text} luetaan määräksi ${quantity}.`, en_GB: `${text} is read as ${quantity}.` }
}

/** Says which production week is used for a row without one. */
export function weekAssumed(week: string): Sentence {
  return {
    fi_FI: `Valmistusviikko puuttuu, joten käytetään viikkoa ${week}.`,
    en_GB: `The row has no production week, so ${week} is used.`,
  }
}

/** Why a row was rejected that failed for no reason of its own. The log names the same id. */
export function rowFailedSentence(requestId: string): Sentence {
  return {
    fi_FI: `Rivi hylättiin, koska sen käsittely epäonnistui odottamatta. Ilmoita ylläpidolle tunnus ${requestId}.`,
    en_GB: `The row was rejected because handling it failed unexpectedly. Please tell technical support this id: ${requestId}.`,
  }
}

/** Why a run was given up. The log names the same id. */
export function runFailedSentence(requestId: string): Sentence {
  return {
    fi_FI: `Työ keskeytettiin, koska se epäonnistui kolme kertaa peräkkäin. Jo muutetut rivit säilyvät. Ilmoita ylläpidolle tunnus ${requestId}.`,
    en_GB: `The work was stopped because it failed three times in a row. Rows that were already changed stay changed. Please tell technical support this id: ${requestId}.`,
  }
}

type Place = string | null

/** Why a file cannot be read, with the line or the cell at which reading ended. */
export function fileFaultSentence(fault: string, place: Place): Sentence {
  const sentence = fileFaults[fault] ?? broken
  if (place === null) return sentence
  const [fi, en] = placeNames(place)
  return { fi_FI: `${sentence.fi_FI} (${fi} ${place}.)`, en_GB: `${sentence.en_GB} (${en} ${place}.)` }
}

/** A place is a line, a cell, or the path of a part of a workbook. */
function placeNames(place: string): readonly [string, string] {
  if (/^\d+$/.test(place)) return ['Rivi', 'Line']
  return /^[A-Z]+\d+$/.test(place) ? ['Solu', 'Cell'] : ['Kohta', 'At']
}

const broken: Sentence = {
  fi_FI: 'Tiedostoa ei voitu lukea. Tallenna se CSV- tai XLSX-muodossa ja yritä uudelleen.',
  en_GB: 'The file could not be read. Save it as CSV or XLSX and try again.',
}

const fileFaults: Readonly<Record<string, Sentence>> = sentences({
  empty: { fi_FI: 'Tiedosto on tyhjä.', en_GB: 'The file is empty.' },
  'too-large': { fi_FI: 'Tiedosto on suurempi kuin 50 Mt.', en_GB: 'The file is larger than 50 MB.' },
  'old-workbook': {
    fi_FI:
      'Tiedosto on vanhassa Excel-muodossa (.xls) tai suojattu salasanalla. Avaa se Excelissä tai LibreOfficessa ja tallenna se ilman salasanaa muodossa .xlsx.',
    en_GB:
      'The file is in the old Excel format (.xls) or protected by a password. Open it in Excel or LibreOffice and save it as .xlsx without a password.',
  },
  'text-as-workbook': {
    fi_FI:
      'Tiedoston nimi päättyy .xlsx, mutta se on tekstitiedosto eikä Excel-työkirja. Jos se on CSV-tiedosto, vaihda nimen lopuksi .csv. Muuten tallenna se Excelissä työkirjaksi.',
    en_GB:
      'The name of the file ends with .xlsx, but it is a text file and no Excel workbook. If it is a CSV file, rename it to end with .csv. Otherwise save it as a workbook in Excel.',
  },
  'too-many-rows': {
    fi_FI: 'Tiedostossa on yli 200 000 riviä. Jaa se osiin.',
    en_GB: 'The file has more than 200,000 rows. Split it into parts.',
  },
  'too-many-columns': {
    fi_FI: 'Tiedostossa on solu kaukana taulukon oikealla puolella. Poista ylimääräiset sarakkeet.',
    en_GB: 'The file has a cell far to the right of the table. Delete the columns that do not belong to it.',
  },
  'cell-too-long': {
    fi_FI: 'Solussa on liian pitkä teksti.',
    en_GB: 'A cell contains a text that is too long.',
  },
  'not-text': {
    fi_FI: 'Tiedostossa on merkki, jota tekstissä ei voi olla. Tallenna tiedosto uudelleen CSV-muodossa.',
    en_GB: 'The file contains a character that cannot occur in text. Save it as CSV again.',
  },
  'quote-not-closed': {
    fi_FI: 'Lainausmerkki alkaa mutta ei pääty.',
    en_GB: 'A quotation mark is opened but not closed.',
  },
  'xlsx-too-large': {
    fi_FI: 'Työkirja on purettuna liian suuri. Vie taulukko CSV-muotoon.',
    en_GB: 'The workbook is too large when it is unpacked. Export the sheet as CSV.',
  },
})
