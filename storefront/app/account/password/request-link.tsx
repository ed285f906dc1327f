import './password.css'
import { sendResetLink } from '@pito/contracts/passwords'
import { accountSentences, accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Button, ButtonLink } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import type { Api } from '@pito/web/api/api'
import { EmailInput } from '@pito/web/form/email-input'
import { formAction } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { CaptchaField } from '../../captcha/captcha-field.tsx'
import { loadCaptcha } from '../../captcha/load-captcha.ts'
import { readCaptcha } from '../../captcha/read-captcha.ts'
import { page } from '../../page/page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { accountWords } from '../account-words.ts'
import { TimedAlert } from '../timed-alert.tsx'
import { passwords } from './password-words.ts'

const title = titled(passwords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const address = '/resetpassword'
const fields = ['email', 'captcha'] as const
/** The name of this form for the captcha. The API accepts the captcha's answer for no other form. */
const captchaForm = 'reset-password-link'

const load = page(async (api: Api) => ({ captcha: await loadCaptcha(api, captchaForm) }))
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(async (api, { form, locale }) => {
  const email = textIn(form, 'email')
  const { captcha, captcha_id, error } = readCaptcha(form, locale)
  const errors = fieldErrors({ email: emailFault(email, locale), captcha: error })
  if (errors) return { errors }
  await api(sendResetLink, { ...(await sealed(api, { email })), captcha, captcha_id, lang: locale })
  return { done: null, to: `${address}?sent` }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

function emailFault(email: string, locale: Locale): string | null {
  if (email === '') return s.emailMissing[locale]
  return isEmail(email) ? null : s.emailWrong[locale]
}

export default function RequestLink() {
  const w = useWords(passwords)
  const { search } = useLocation()
  const form = useForm({ id: 'request-link', action: address, fields })
  const isSent = form.result?.outcome === 'done' || new URLSearchParams(search).has('sent')
  return (
    <article className="wrap section passwordpage">
      <h1>{w.title}</h1>
      {isSent ? <LinkSent /> : <RequestForm form={form} />}
    </article>
  )
}

function RequestForm({ form }: { form: ReturnType<typeof useForm<(typeof fields)[number]>> }) {
  const w = useWords(passwords)
  const { email } = useWords(accountWords)
  const { captcha } = useLoaderData<typeof loader>()
  return (
    <>
      <p>{w.lead}</p>
      <PostForm form={form} className="form">
        <Field label={email} error={form.error('email')}>
          <EmailInput field={form.field('email')} autoComplete="username" />
        </Field>
        <CaptchaField protects={captchaForm} first={captcha} form={form} />
        <Button type="submit" look="go" busy={form.pending}>
          {w.send}
        </Button>
      </PostForm>
      <p>
        <Anchor className="link" href="/login">
          {w.toLogin}
        </Anchor>
      </p>
    </>
  )
}

/**
 * The message is the same whether or not an account has the e-mail address. After some seconds the login page opens;
 * without scripts the page has a link to it.
 */
function LinkSent() {
  const w = useWords(passwords)
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <>
      <TimedAlert
        title={accountSentences.resetLinkSent[locale]}
        onOver={() => void navigate('/login', { replace: true })}
      />
      <p>{w.next}</p>
      <p>
        <ButtonLink href="/login">{w.toLogin}</ButtonLink>
      </p>
    </>
  )
}
