import { words } from '@pito/web/words/words'

/** Texts about the papers of orders. */
export const printWords = words({
  fi: {
    'packing-lists': 'Pakkauslistat',
    'picking-list': 'Keräilylista',
    labels: 'Osoitekortit',
    printLabels: 'Tulosta osoitekortit',
    labelFormat: 'Koko',
    '100x150': '100 × 150 mm, yksi sivulla',
    a4: 'A4, neljä arkilla',
    carrier: 'Kuljetusliike',
    print: 'Tulosta',
    close: 'Sulje',
    tooMany: (most: number) => `Kerralla voi tulostaa enintään ${most} tilausta. Valitse ne sivu kerrallaan.`,
    done: (orders: number) =>
      orders === 1 ? 'Yhden tilauksen PDF on valmis.' : `${orders} tilauksen PDF on valmis.`,
    download: 'Lataa PDF',
    validFor: (minutes: number) => `Linkki toimii ${minutes} minuuttia.`,
    reprints: (numbers: string) => `Uusintatuloste: ${numbers}.`,
    stopped: (numbers: string) => `Pysäytä, älä lähetä: ${numbers}.`,
    printedBy: (name: string, time: string) => `Tulosti ${name} ${time}`,
  },
  en: {
    'packing-lists': 'Packing lists',
    'picking-list': 'Picking list',
    labels: 'Labels',
    printLabels: 'Print shipping labels',
    labelFormat: 'Size',
    '100x150': '100 × 150 mm, one on a page',
    a4: 'A4, four on a sheet',
    carrier: 'Carrier',
    print: 'Print',
    close: 'Close',
    tooMany: (most) => `At most ${most} orders can be printed at once. Select them page by page.`,
    done: (orders) =>
      orders === 1 ? 'The PDF of one order is ready.' : `The PDF of ${orders} orders is ready.`,
    download: 'Download the PDF',
    validFor: (minutes) => `The link works for ${minutes} minutes.`,
    reprints: (numbers) => `Reprint: ${numbers}.`,
    stopped: (numbers) => `Stop, do not send: ${numbers}.`,
    printedBy: (name, time) => `Printed by ${name} at ${time}`,
  },
})
