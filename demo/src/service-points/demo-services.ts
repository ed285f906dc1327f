interface Service {
  readonly id: number
  readonly position: number
  readonly isPricePerQuantity: boolean
  readonly hasVariations: boolean
}

interface Translation {
  readonly serviceId: number
  readonly localeId: 1 | 2
  readonly name: string
  readonly shortDescription: string
}

/** The services besides the installation, which a database migration creates. */
export const extraServices: readonly Service[] = [
  { id: 2, position: 2, isPricePerQuantity: false, hasVariations: false },
  { id: 3, position: 3, isPricePerQuantity: false, hasVariations: false },
  { id: 4, position: 4, isPricePerQuantity: false, hasVariations: true },
  { id: 5, position: 5, isPricePerQuantity: false, hasVariations: false },
]

export const extraTranslations: readonly Translation[] = [
  ...inBoth(
    2,
    ['Rengaspaineanturin huolto', 'Anturin tiiviste ja venttiili uusitaan asennuksen yhteydessä.'],
    [
      'Tyre pressure sensor service',
      'The seal and the valve of the sensor are renewed during the installation.',
    ],
  ),
  ...inBoth(
    3,
    ['Kausisäilytys', 'Vanhat pyörät pestään ja säilytetään seuraavaan vaihtoon asti.'],
    ['Seasonal storage', 'Your other wheels are washed and kept until the next change.'],
  ),
  ...inBoth(
    4,
    ['Pyörien vaihto', 'Valmiiksi vanteilla olevat pyörät vaihdetaan autoon.'],
    ['Wheel change', 'Wheels that are complete with rims are put on the car.'],
  ),
  ...inBoth(
    5,
    ['Pyöränkulmien tarkistus', 'Ohjauskulmat mitataan ja saat tuloksen paperilla.'],
    ['Wheel alignment check', 'The angles are measured, and you get the result on paper.'],
  ),
]

type NameAndText = readonly [name: string, shortDescription: string]

function inBoth(serviceId: number, fi: NameAndText, en: NameAndText): Translation[] {
  return [
    { serviceId, localeId: 2, name: fi[0], shortDescription: fi[1] },
    { serviceId, localeId: 1, name: en[0], shortDescription: en[1] },
  ]
}
