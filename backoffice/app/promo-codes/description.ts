import { promoCodeFields } from '@pito/contracts/records/promo-codes'
import { describe } from '../record/describe.ts'

const day = { type: 'date' } as const
const unlimited = { fi: 'Jätä tyhjäksi, jos rajaa ei ole.', en: 'Leave it empty if there is no limit.' }

export const promoCodeDescription = describe(promoCodeFields, {
  code: {
    label: { fi: 'Koodi', en: 'Code' },
    hint: {
      fi: '3–40 merkkiä ilman välilyöntejä. Tallentuu isoin kirjaimin.',
      en: '3 to 40 characters without spaces. It is stored in upper case.',
    },
  },
  discount_permille: {
    label: { fi: 'Alennus prosentteina', en: 'Discount as a percentage' },
    hint: { fi: 'Esimerkiksi 10 tai 12,5.', en: 'Such as 10 or 12.5.' },
    input: { inputMode: 'decimal' },
  },
  discount_cents: {
    label: { fi: 'Alennus euroina', en: 'Discount as an amount' },
    hint: {
      fi: 'Anna joko prosentit tai eurot. Alennus lasketaan renkaista, ei toimituksesta eikä palveluista.',
      en: 'Enter either a percentage or an amount. It applies to tyres, not to delivery or services.',
    },
  },
  valid_from: { label: { fi: 'Ensimmäinen päivä', en: 'First day' }, input: day },
  valid_until: {
    label: { fi: 'Viimeinen päivä', en: 'Last day' },
    hint: { fi: 'Jätä tyhjäksi, jos koodi ei pääty.', en: 'Leave it empty if the code does not end.' },
    input: day,
  },
  minimum_cents: {
    label: { fi: 'Renkaiden vähimmäissumma', en: 'Minimum order value' },
    hint: {
      fi: 'Renkaat kierrätysmaksuineen ennen alennusta. Jätä tyhjäksi, jos rajaa ei ole.',
      en: 'The tyres with their recycling fees, before the discount. Leave it empty if there is no limit.',
    },
  },
  uses_in_all: { label: { fi: 'Käyttökertoja yhteensä', en: 'Maximum uses in total' }, hint: unlimited },
  uses_each: {
    label: { fi: 'Käyttökertoja asiakasta kohti', en: 'Maximum uses per customer' },
    hint: unlimited,
  },
  note: {
    label: { fi: 'Muistiinpano', en: 'Note' },
    hint: { fi: 'Näkyy vain henkilökunnalle.', en: 'Only staff see it.' },
  },
  active: { label: { fi: 'Käytössä', en: 'Active' } },
})
