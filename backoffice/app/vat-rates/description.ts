import { vatRateFields } from '@pito/contracts/records/vat-rates'
import { describe } from '../record/describe.ts'

export const vatRateDescription = describe(vatRateFields, {
  kind: { label: { fi: 'Koskee', en: 'Applies to' } },
  valid_from: { label: { fi: 'Voimassa alkaen', en: 'Valid from' }, input: { type: 'date' } },
  permille: {
    label: { fi: 'Verokanta', en: 'Rate' },
    hint: { fi: 'Prosentteina, esimerkiksi 25,5', en: 'In per cent, such as 25,5' },
    input: { inputMode: 'decimal' },
  },
})
