import { partnerSettingsFields } from '@pito/contracts/records/partner-settings'
import { getPartnerSettings, savePartnerSettings } from '@pito/contracts/staff-partners'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { describe, recordIn, useLabels } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { partnerRequestWords } from './partner-request-words.ts'

export const clientLoader = staffPage(
  async (api) => (await api(getPartnerSettings, {})).data,
  'read-settings',
)

export const clientAction = formAction(async (api, { form }) => {
  await api(savePartnerSettings, {
    version: Number(textIn(form, 'version')),
    ...recordIn(partnerSettingsDescription, form),
  })
  return { done: null }
}).inBrowser

/** The settings of partner requests. Staff who may only read settings see them without a form. */
export default function PartnerSettings() {
  const w = useWords(partnerRequestWords)
  const settings = useLoaderData<typeof clientLoader>()
  const labels = useLabels(partnerSettingsDescription)
  const mayEdit = useStaff().rights.includes('edit-settings')
  return (
    <div className="stack">
      <PageHead title={w.retention} />
      {mayEdit ? (
        <DescribedForm
          id="partner-settings"
          action="/settings/partners"
          description={partnerSettingsDescription}
          record={settings}
        />
      ) : (
        <p>
          {labels.erase_after_months}: {settings.erase_after_months}
        </p>
      )}
    </div>
  )
}

const partnerSettingsDescription = describe(partnerSettingsFields, {
  erase_after_months: {
    label: { fi: 'Hakemukset poistetaan (kuukautta)', en: 'Requests are erased after (months)' },
    hint: {
      fi: 'Kaikki hakemukset, myös hylätyt, poistetaan näin monen kuukauden kuluttua saapumisesta. Hakija saa tiedon ajasta vahvistusviestissä.',
      en: 'All requests, rejected ones included, are erased this many months after they came. The receipt tells the applicant.',
    },
    input: { inputMode: 'numeric', maxLength: 2 },
  },
})
