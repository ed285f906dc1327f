import { words } from '@pito/web/words/words'

/** Texts about the papers and the files of orders. */
export const printWords = words({
  fi: {
    'packing-lists': 'Pakkauslistat',
    'picking-list': 'Keräilylista',
    labels: 'Osoitekortit',
    willPrint: (orders: number, pieces: number, kilograms: string) =>
      orders === 0
        ? 'Lähetettävää ei ole.'
        : `Tulostetaan ${orders === 1 ? '1 tilaus' : `${orders} tilausta`}, ${pieces === 1 ? '1 rengas' : `${pieces} rengasta`}, noin ${kilograms} kg. Paino arvioidaan renkaiden koosta.`,
    check: 'Tarkista ennen tulostusta',
    unpaid: (numbers: string) => `Jää pois, koska maksua ei ole saatu: ${numbers}.`,
    withoutAddress: (numbers: string) => `Vastaanottajan osoite on vajaa: ${numbers}.`,
    withoutWeight: (numbers: string) => `Ei painoa, koska lähetettäviä renkaita ei ole: ${numbers}.`,
    labelFormat: 'Koko',
    '100x150': '100 × 150 mm, yksi sivulla',
    a4: 'A4, neljä arkilla',
    carrier: 'Kuljetusliike',
    print: 'Tulosta',
    close: 'Sulje',
    tooMany: (most: number) => `Kerralla voi tulostaa enintään ${most} tilausta. Valitse ne sivu kerrallaan.`,
    tooManyToExport: (most: number) =>
      `Kerralla voi viedä enintään ${most} valittua tilausta tai koko luettelon.`,
    exportSelectedCsv: 'Vie CSV',
    exportSelectedXlsx: 'Vie Excel',
    exportListCsv: 'Lataa luettelo CSV-tiedostona',
    exportListXlsx: 'Lataa luettelo Excel-tiedostona',
    done: (orders: number) =>
      orders === 1 ? 'Yhden tilauksen PDF on valmis.' : `${orders} tilauksen PDF on valmis.`,
    download: 'Lataa PDF',
    validFor: (minutes: number) => `Linkki toimii ${minutes} minuuttia.`,
    reprints: (numbers: string) => `Uusintatuloste: ${numbers}.`,
    stopped: (numbers: string) => `Pysäytä, älä lähetä: ${numbers}. Tulosteessa lukee syy.`,
    printedBy: (name: string, time: string) => `Tulosti ${name} ${time}`,
  },
  en: {
    'packing-lists': 'Packing lists',
    'picking-list': 'Picking list',
    labels: 'Labels',
    willPrint: (orders, pieces, kilograms) =>
      orders === 0
        ? 'Nothing is to be sent.'
        : `This prints ${orders === 1 ? '1 order' : `${orders} orders`} with ${pieces === 1 ? '1 tyre' : `${pieces} tyres`}, about ${kilograms} kg. The weight is estimated from the sizes.`,
    check: 'Check before printing',
    unpaid: (numbers) => `Left out, because nothing is paid: ${numbers}.`,
    withoutAddress: (numbers) => `The address of the recipient is incomplete: ${numbers}.`,
    withoutWeight: (numbers) => `No weight, because no tyres are left to send: ${numbers}.`,
    labelFormat: 'Size',
    '100x150': '100 × 150 mm, one on a page',
    a4: 'A4, four on a sheet',
    carrier: 'Carrier',
    print: 'Print',
    close: 'Close',
    tooMany: (most) => `At most ${most} orders can be printed at once. Select them page by page.`,
    tooManyToExport: (most) => `At most ${most} selected orders can be exported at once, or the whole list.`,
    exportSelectedCsv: 'Export CSV',
    exportSelectedXlsx: 'Export Excel',
    exportListCsv: 'Download the list as CSV',
    exportListXlsx: 'Download the list as Excel',
    done: (orders) =>
      orders === 1 ? 'The PDF of one order is ready.' : `The PDF of ${orders} orders is ready.`,
    download: 'Download the PDF',
    validFor: (minutes) => `The link works for ${minutes} minutes.`,
    reprints: (numbers) => `Reprint: ${numbers}.`,
    stopped: (numbers) => `Stop, do not send: ${numbers}. The print says why.`,
    printedBy: (name, time) => `Printed by ${name} at ${time}`,
  },
})
