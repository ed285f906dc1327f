import { partnerSettingsFields } from '@pito/contracts/records/partner-settings'
import { describe } from '../record/describe.ts'

export const partnerSettingsDescription = describe(partnerSettingsFields, {
  erase_after_months: {
    label: { fi: 'Hakemukset poistetaan (kuukautta)', en: 'Requests are erased after (months)' },
    hint: {
      fi: 'Kaikki hakemukset, myös hylätyt, poistetaan näin monen kuukauden kuluttua saapumisesta. Hakija saa tiedon ajasta vahvistusviestissä.',
      en: 'All requests, rejected ones included, are erased this many months after they came. The receipt tells the applicant.',
    },
    input: { inputMode: 'numeric', maxLength: 2 },
  },
})
