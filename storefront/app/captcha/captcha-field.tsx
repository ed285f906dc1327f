import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { FormResult } from '@pito/web/form/form-result'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { captchaWords } from './captcha-words.ts'
import type { Captcha } from './load-captcha.ts'
import type { Proof } from './use-captcha.ts'
import { useCaptcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  /**
   * The name of the form that the captcha protects. The server does not accept the captcha's answer for another form.
   */
  readonly protects: string
  /** The result of `loadCaptcha` in the page's loader. */
  readonly first: Settled<Captcha>
  readonly form: FormWithCaptcha
}

/**
 * The part of the return value of `useForm` or `useFetcherForm` that the captcha needs. The form must have a field
 * `captcha`.
 */
interface FormWithCaptcha {
  readonly result: FormResult | null
  error(name: 'captcha'): string | undefined
  field(name: 'captcha'): { readonly autoFocus?: boolean }
}

/**
 * Shows a picture whose characters the visitor types, and offers a proof of work to people who cannot see the
 * picture. Without scripts there is only the picture.
 */
export function CaptchaField({ protects, first, form }: CaptchaFieldProps) {
  const w = useWords(captchaWords)
  const input = useRef<HTMLInputElement>(null)
  const { captcha, proof, loading, renew, prove } = useCaptcha({
    protects,
    first,
    result: form.result,
    input,
  })
  const box = useInputEventOnChange(captcha, proof)
  const { data, failure } = captcha
  if (failure) return <PartAlert title={w.notLoaded} failure={failure} again={renew} loading={loading} />
  const isDone = proof.state === 'done'
  const busy = loading || proof.state === 'working'
  return (
    <div className="captcha" ref={box}>
      {!isDone && <img src={data.captchaUrl} alt={w.picture} width={240} height={80} />}
      <div className="row captcha__buttons">
        {!isDone && (
          <Button look="bare" busy={busy} onClick={renew}>
            {w.another}
          </Button>
        )}
        <Button look="bare" busy={busy} onClick={isDone ? renew : prove}>
          {isDone ? w.usePicture : w.cannotSee}
        </Button>
      </div>
      <p className="captcha__state" role="status">
        {proof.state !== 'none' && w[proof.state]}
      </p>
      <input type="hidden" name="captcha_id" value={isDone ? data.work.captcha_id : data.captcha_id} />
      {isDone ? (
        <input type="hidden" name="captcha" value={proof.answer} />
      ) : (
        <Field label={w.label} hint={w.hint} error={form.error('captcha')}>
          <TextInput
            name="captcha"
            ref={input}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            required
            autoFocus={form.field('captcha').autoFocus}
          />
        </Field>
      )}
    </div>
  )
}

/**
 * Dispatches an `input` event when the captcha changes. A form that lists its missing fields listens to this event,
 * and a new picture or a proof changes the field without typing.
 */
function useInputEventOnChange(captcha: Settled<Captcha>, proof: Proof) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef({ captcha, proof })
  useEffect(() => {
    if (shown.current.captcha === captcha && shown.current.proof === proof) return
    shown.current = { captcha, proof }
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return box
}
