import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useRef } from 'react'
import type { FormResult } from '../form/form-result.ts'
import { PartAlert } from '../parts/part-alert.tsx'
import type { Settled } from '../parts/settled.ts'
import { useWords } from '../words/words.ts'
import { captchaWords } from './captcha-words.ts'
import type { Captcha } from './load-captcha.ts'
import { useCaptcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  /** Which form it protects: the server takes it for no other. */
  readonly protects: string
  /** What the page's loader got by `loadCaptcha`. */
  readonly first: Settled<Captcha>
  readonly form: FormWithCaptcha
}

/** What `useForm` and `useFetcherForm` give, of a form that names `captcha` among its fields. */
interface FormWithCaptcha {
  readonly result: FormResult | null
  error(name: 'captcha'): string | undefined
  field(name: 'captcha'): { readonly autoFocus?: boolean }
}

/** A picture to type, and a question for those who cannot see it: `readCaptcha` finds out which was answered. */
export function CaptchaField({ protects, first, form }: CaptchaFieldProps) {
  const w = useWords(captchaWords)
  const input = useRef<HTMLInputElement>(null)
  const { captcha, loading, renew } = useCaptcha({ protects, first, result: form.result, input })
  const { data, failure } = captcha
  const { autoFocus } = form.field('captcha')
  if (failure) return <PartAlert title={w.notLoaded} failure={failure} again={renew} loading={loading} />
  return (
    <div className="captcha">
      <HiddenFields captcha={data} />
      <div className="row">
        <img src={data.captchaUrl} alt={w.picture} width={240} height={80} />
        <span className="captcha__another">
          <Button look="bare" busy={loading} onClick={renew}>
            {w.another}
          </Button>
        </span>
      </div>
      <Field label={w.label} hint={w.hint} error={form.error('captcha')}>
        <TextInput
          name="captcha"
          ref={input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus={autoFocus}
        />
      </Field>
      <Disclosure summary={w.instead}>
        <p aria-live="polite">{data.question.text}</p>
        <p className="small quiet">{w.sameField}</p>
      </Disclosure>
    </div>
  )
}

function HiddenFields({ captcha: { captcha_id, question } }: { readonly captcha: Captcha }) {
  return (
    <>
      <input type="hidden" name="captcha_id" value={captcha_id} />
      <input type="hidden" name="captcha_question_id" value={question.key} />
      <input type="hidden" name="captcha_question" value={question.text} />
    </>
  )
}
