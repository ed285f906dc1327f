import './become-a-partner.css'
import { getCountries } from '@pito/contracts/content'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { countryCodes, finnishCode } from '../account/country-codes.ts'
import { loadCaptcha } from '../captcha/load-captcha.ts'
import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { PartnerForm } from './partner-form.tsx'
import { partner } from './partner-words.ts'
import { partnerFields, submitApplication } from './submit-application.ts'

export const meta = titled(
  partner,
  (w) => w.title,
  (w) => w.lead,
)

/** The countries that come first in the list of country codes (PART-05). */
const preferredCountries = ['FI', 'VN', 'US', 'GB']

const load = page(async (api: Api) => {
  const [captcha, countries] = await Promise.all([loadCaptcha(api, 'partner'), api(getCountries, {})])
  return { captcha, codes: countryCodes(countries.data, preferredCountries) }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitApplication)
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function BecomeAPartner() {
  const w = useWords(partner)
  const { captcha, codes } = useLoaderData<typeof loader>()
  const form = useForm<(typeof partnerFields)[number], { message: string | undefined }>({
    id: 'partner',
    action: '/become-a-partner',
    fields: partnerFields,
    initial: { country_code: finnishCode },
  })
  return (
    <article className="wrap section partner">
      <h1>{w.title}</h1>
      <p>{w.lead}</p>
      <PartnerForm form={form} captcha={captcha} codes={codes} />
    </article>
  )
}
