import { partnerTypeNames, partnerTypes } from '@pito/contracts/values/partner-request'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { EmailInput } from '@pito/web/form/email-input'
import { PostForm } from '@pito/web/form/post-form'
import type { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { countryCodes } from '../account/country-codes.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { loadCaptcha } from '../captcha/load-captcha.ts'
import { partner } from './partner-words.ts'
import { SentMessage } from './sent-message.tsx'
import { partnerFields } from './submit-application.ts'

type Form = ReturnType<typeof useForm<(typeof partnerFields)[number], { message: string | undefined }>>

interface PartnerFormProps {
  readonly form: Form
  readonly captcha: Awaited<ReturnType<typeof loadCaptcha>>
  readonly codes: ReturnType<typeof countryCodes>
}

export function PartnerForm({ form, captcha, codes }: PartnerFormProps) {
  const w = useWords(partner)
  const locale = useLocale()
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
          <TextInput {...form.field('contact_number')} inputMode="tel" autoComplete="tel-national" required />
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
