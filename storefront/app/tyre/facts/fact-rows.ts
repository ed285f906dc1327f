import type { ProductDetails } from '@pito/contracts/catalogue'
import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import { studded } from '@pito/contracts/values/tyre-season'
import { sizeText } from '@pito/contracts/values/tyre-size'
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
    notStated: 'ei ilmoitettu',
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
    notStated: 'not stated',
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

export type FactRow = readonly [name: string, value: string]

/** Returns the rows of the specification. Rows without a value are left out. */
export function factRows(tyre: ProductDetails, w: TyreFactWords): FactRow[] {
  return present([
    [w.sizeRow, sizeFact(tyre)],
    [w.loadRow, loadFact(tyre, w)],
    [w.speedRow, speedFact(tyre.speed_index, w)],
    [w.reinforced, tyre.reinforced],
    [w.runFlat, tyre.run_flat ? w.yes : null],
    [w.season, tyre.tyreSeason.display_name],
    [w.snow, tyre.snow_grip ? w.snowYes : null],
    [w.ice, tyre.ice_grip ? w.yes : null],
    [w.tyreClass, tyre.tyre_class],
    ['EAN', tyre.ean_number],
    [w.code, tyre.manufacturer_product_id],
  ])
}

/** Returns the rows of the EU label. A value that a labelled tyre lacks is marked as such, never left out. */
export function labelRows(tyre: ProductDetails, w: TyreFactWords): FactRow[] {
  const { noice_class: noiseClass, noice_value: decibels } = tyre
  if (tyre.tyre_season_id === studded) return []
  return present([
    [w.fuelRow, tyre.fuel_effiency ?? w.notStated],
    [w.wetRow, tyre.wet_grip ?? w.notStated],
    [w.noiseRow, decibels && noiseClass ? w.noiseFact(decibels, noiseClass) : w.notStated],
    [w.snow, tyre.snow_grip ? w.yes : null],
    [w.ice, tyre.ice_grip ? w.yes : null],
  ])
}

function present(rows: readonly (readonly [string, string | null | undefined])[]): FactRow[] {
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function sizeFact({ width, aspect_ratio: aspectRatio, diameter, size_text }: ProductDetails): string {
  const size = { width, aspectRatio, diameter }
  return sizeText(size, size_text.startsWith(`${sizeText(size, true)} `))
}

function loadFact({ load_index, load_index_dual }: ProductDetails, w: TyreFactWords): string {
  const indexes = [load_index, ...(load_index_dual === null ? [] : [load_index_dual])]
  const kilograms = indexes.map((index) => kilogramsOf(index) ?? '–')
  return w.loadFact(indexes.join('/'), kilograms.join('/'))
}

function speedFact(index: string, w: TyreFactWords): string {
  const speed = speedOf(index)
  return speed ? w.speedFact(index, `${speed.above ? '>' : ''}${speed.kmh}`) : index
}
