import { articleFields } from '@pito/contracts/records/articles'
import { describe } from '../record/describe.ts'

export const articleDescription = describe(
  articleFields,
  {
    size: {
      label: { fi: 'Koko', en: 'Size' },
      hint: {
        fi: 'Kuten renkaan kyljessä: 205/55R16 91V XL',
        en: 'As on the sidewall: 205/55R16 91V XL',
      },
    },
    ean: { label: { fi: 'EAN', en: 'EAN' }, input: { inputMode: 'numeric' } },
    manufacturer_product_id: {
      label: { fi: 'Valmistajan tuotenumero', en: 'Manufacturer’s number' },
    },
    run_flat: { label: { fi: 'Run flat -rengas', en: 'Run-flat tyre' } },
    recycling_fee_included: {
      label: { fi: 'Hinta sisältää kierrätysmaksun', en: 'The price includes the recycling fee' },
    },
    fuel_efficiency: {
      label: { fi: 'Polttoainetaloudellisuus', en: 'Fuel efficiency' },
      section: 'label',
    },
    wet_grip: { label: { fi: 'Märkäpito', en: 'Wet grip' }, section: 'label' },
    noise_value: { label: { fi: 'Melu (dB)', en: 'Noise (dB)' }, section: 'label' },
    noise_class: { label: { fi: 'Meluluokka', en: 'Noise class' }, section: 'label' },
    eprel_id: { label: { fi: 'EPREL-numero', en: 'EPREL number' }, section: 'label' },
  },
  { label: {} },
)
