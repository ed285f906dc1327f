import { words } from '@pito/web/words/words'

/**
 * Texts of a tyre's specification rows and pictures. They are used only while the data are loaded, so the page's own
 * script does not contain them.
 */
export const tyreFacts = words({
  fi: {
    sizeRow: 'Koko',
    loadRow: 'Kantavuusluokka',
    loadFact: (index: string, kg: string) => `${index}, ${kg}\u00a0kg rengasta kohti`,
    speedRow: 'Nopeusluokka',
    speedFact: (index: string, kmh: string) => `${index}, ${kmh}\u00a0km/h`,
    reinforced: 'Vahvistettu',
    runFlat: 'Run flat',
    season: 'Kausi',
    snow: 'Lumipito',
    snowYes: '3PMSF, lumihiutale',
    ice: 'Jääpito',
    yes: 'Kyllä',
    tyreClass: 'Rengasluokka',
    code: 'Valmistajan koodi',
    fuelRow: 'Polttoainetaloudellisuus',
    wetRow: 'Märkäpito',
    noiseRow: 'Vierintämelu',
    noiseFact: (decibels: number, letter: string) => `${decibels}\u00a0dB, luokka ${letter}`,
    hero: (name: string) => `${name}, havainnekuva viistosti edestä`,
    front: (name: string) => `${name}, havainnekuva kulutuspinnasta edestä`,
    close: (name: string) => `${name}, havainnekuva kulutuspinnasta läheltä`,
    labelAlt: (name: string) => `${name}, EU-rengasmerkintä`,
    noLabel: 'Tälle renkaalle ei ole ilmoitettu merkinnän arvoja.',
    noLabelStudded:
      'EU:n rengasmerkintäasetus (EU) 2020/740 ei koske nastarenkaita. Siksi niillä ei ole EU-merkintää eikä tuoteselostetta.',
  },
  en: {
    sizeRow: 'Size',
    loadRow: 'Load index',
    loadFact: (index, kg) => `${index}, ${kg}\u00a0kg a tyre`,
    speedRow: 'Speed index',
    speedFact: (index, kmh) => `${index}, ${kmh}\u00a0km/h`,
    reinforced: 'Reinforced',
    runFlat: 'Run flat',
    season: 'Season',
    snow: 'Snow grip',
    snowYes: '3PMSF, snowflake',
    ice: 'Ice grip',
    yes: 'Yes',
    tyreClass: 'Tyre class',
    code: 'Maker’s code',
    fuelRow: 'Fuel efficiency',
    wetRow: 'Wet grip',
    noiseRow: 'Rolling noise',
    noiseFact: (decibels, letter) => `${decibels}\u00a0dB, class ${letter}`,
    hero: (name) => `${name}, illustration at an angle from the front`,
    front: (name) => `${name}, illustration of the tread from the front`,
    close: (name) => `${name}, illustration of the tread close up`,
    labelAlt: (name) => `${name}, EU tyre label`,
    noLabel: 'No label values have been declared for this tyre.',
    noLabelStudded:
      'The EU regulation on tyre labels, (EU) 2020/740, does not cover studded tyres. That is why they have neither a label nor an information sheet.',
  },
})
export type TyreFactWords = (typeof tyreFacts)['fi']
