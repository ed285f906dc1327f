import './become-a-partner.css'
import { getCountries } from '@pito/contracts/content'
import { createPartnerRequest } from '@pito/contracts/partners'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isContactNumber } from '@pito/contracts/values/contact-number'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import type { PartnerType } from '@pito/contracts/values/partner-request'
import { partnerTypeNames, partnerTypes, partnerSentences as s } from '@pito/contracts/values/partner-request'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { flashSeconds } from '@pito/ui/toast'
import type { Api } from '@pito/web/api/api'
import { EmailInput } from '@pito/web/form/email-input'
import type { Submission } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useWholeNumber } from '../account/contact-number-field.tsx'
import { countryCodes, dialCodeIn, finnishCode } from '../account/country-codes.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { loadCaptcha } from '../captcha/load-captcha.ts'
import { readCaptcha } from '../captcha/read-captcha.ts'
import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { partner } from './partner-words.ts'

const partnerFields = [
  'name',
  'request_from',
  'country_code',
  'contact_number',
  'email',
  'location',
  'comment',
  'captcha',
] as const

type Sentence = Readonly<Record<Locale, string>>

/** A captcha works only once, so submitting the same form twice stores one application. */
async function submitApplication(api: Api, { form, locale }: Submission) {
  const { country_code: country, ...typed } = textsIn(form, partnerFields)
  const country_code = dialCodeIn(country)
  const { error, ...captcha } = readCaptcha(form, locale)
  const { contactNumberWrong, emailWrong } = accountSentences
  const unless = (isRight: boolean, sentence: Sentence) => (isRight ? null : sentence[locale])
  const missing = (text: string, sentence: Sentence) => unless(text !== '', sentence)
  const isKnownType = (partnerTypes as readonly string[]).includes(typed.request_from)
  const errors = fieldErrors({
    name: missing(typed.name, s.nameMissing),
    request_from: unless(isKnownType, s.requestFromMissing),
    country_code: missing(country_code, s.countryCodeMissing),
    contact_number:
      missing(typed.contact_number, s.mobileNumberMissing) ??
      unless(isContactNumber(typed.contact_number), contactNumberWrong),
    email: missing(typed.email, s.emailMissing) ?? unless(isEmail(typed.email), emailWrong),
    location: missing(typed.location, s.locationMissing),
    comment: missing(typed.comment, s.commentMissing),
    captcha: error,
  })
  if (errors) return { errors }
  const request_from = typed.request_from as PartnerType
  const { message } = await api(createPartnerRequest, { ...typed, ...captcha, request_from, country_code })
  return { done: { message } }
}

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
export const handle = { indexed: true }

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

type Form = ReturnType<typeof useForm<(typeof partnerFields)[number], { message: string | undefined }>>

interface PartnerFormProps {
  readonly form: Form
  readonly captcha: Awaited<ReturnType<typeof loadCaptcha>>
  readonly codes: ReturnType<typeof countryCodes>
}

function PartnerForm({ form, captcha, codes }: PartnerFormProps) {
  const w = useWords(partner)
  const locale = useLocale()
  const number = useRef<HTMLInputElement>(null)
  useWholeNumber(number, 'country_code')
  const types = partnerTypes.map((value) => ({ value, label: partnerTypeNames[value][locale] }))
  return (
    <PostForm form={form} className="partner__form">
      {refusedByServer(form).map((sentence) => (
        <Alert title={sentence} tone="bad" key={sentence} />
      ))}
      <p className="small quiet">{w.allRequired}</p>
      <Field label={w.name} error={form.error('name')}>
        <TextInput {...form.field('name')} autoComplete="name" required />
      </Field>
      <Field label={w.requestFrom} error={form.error('request_from')}>
        <Select {...form.field('request_from')} options={types} blank={w.choose} required />
      </Field>
      <div className="partner__phone">
        <Field label={w.countryCode} error={form.error('country_code')}>
          <Select
            {...form.field('country_code')}
            options={codes}
            blank={w.choose}
            autoComplete="tel-country-code"
            required
          />
        </Field>
        <Field label={w.mobileNumber} error={form.error('contact_number')}>
          <TextInput
            {...form.field('contact_number')}
            ref={number}
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
        </Field>
      </div>
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="email" />
      </Field>
      <Field label={w.location} error={form.error('location')}>
        <TextInput {...form.field('location')} autoComplete="address-line1" required />
      </Field>
      <Field label={w.comment} hint={w.commentHint} error={form.error('comment')}>
        <Textarea {...form.field('comment')} required />
      </Field>
      <CaptchaField protects="partner" first={captcha} form={form} />
      <p className="small quiet">
        {w.stored}{' '}
        <Anchor className="link" href="/information/privacy-policy">
          {w.privacy}
        </Anchor>
      </p>
      <Button type="submit" look="go" busy={form.pending}>
        {w.send}
      </Button>
      <SentMessage done={form.done} />
    </PostForm>
  )
}

/**
 * Returns the server's field errors, which an alert repeats above the form. Errors found by the browser are shown
 * only beside their fields.
 */
function refusedByServer({ result }: Form): string[] {
  if (result?.outcome !== 'refused' || result.message === null) return []
  return Object.entries(result.errors).flatMap(([name, sentences]) =>
    (partnerFields as readonly string[]).includes(name) ? sentences : [],
  )
}

interface SentMessageProps {
  /** The API's response to the latest submission. */
  readonly done: { readonly message: string | undefined } | null
}

/** Shows the message for `flashSeconds`. Without scripts the message stays. */
function SentMessage({ done }: SentMessageProps) {
  const [over, setOver] = useState<SentMessageProps['done']>(null)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setOver(done), flashSeconds * 1000)
    return () => clearTimeout(timer)
  }, [done])
  // The live region is rendered before its message appears, because screen readers announce only changes in a region
  // that already exists.
  return <div role="status">{done && done !== over && <Alert title={done.message} tone="good" quiet />}</div>
}
