import { solveWork } from '@pito/contracts/values/captcha-work'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useApi } from '@pito/web/api/use-api'
import type { FormResult } from '@pito/web/form/form-result'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { captchaWords } from './captcha-words.ts'
import type { Captcha } from './load-captcha.ts'
import { requestCaptcha } from './load-captcha.ts'

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

interface CaptchaOptions {
  readonly protects: string
  readonly first: Settled<Captcha>
  readonly result: FormResult | null
  /** The text input for the picture's characters. It is emptied whenever a new picture is shown. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** The progress of the proof of work, and its answer. */
type Proof =
  | { readonly state: 'none' | 'working' | 'failed' }
  | { readonly state: 'done'; readonly answer: string }

/**
 * Holds the captcha on screen. A new captcha is loaded when the user presses the button, and after every submission
 * that reached the server.
 */
function useCaptcha({ protects, first, result, input }: CaptchaOptions) {
  const api = useApi()
  const [captcha, setCaptcha] = useState(first)
  const [proof, setProof] = useState<Proof>({ state: 'none' })
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    const next = await settled(requestCaptcha(api, protects))
    setLoading(false)
    if (next.data && input.current) input.current.value = ''
    return next
  }
  const show = (next: Settled<Captcha>) => {
    setCaptcha(next)
    setProof({ state: 'none' })
  }
  const renew = async () => show(await load())
  // If no new captcha can be loaded, the captcha on screen stays, because it may still be valid.
  const renewIfPossible = async () => {
    const next = await load()
    if (next.data) show(next)
  }
  // The proof uses a new captcha, so that its validity of ten minutes begins now.
  const prove = async () => {
    setProof({ state: 'working' })
    const next = await load()
    const solved = next.data && (await settled(solveWork(next.data.work)))
    if (next.data) setCaptcha(next)
    setProof(solved?.data ? { state: 'done', answer: solved.data } : { state: 'failed' })
  }
  useAfterServer(result, renewIfPossible)
  return { captcha, proof, loading, renew, prove }
}

/**
 * Loads a new captcha after the server has answered, because it may have used up the current one. If the browser
 * itself rejected the form, the captcha is still unused and stays.
 */
function useAfterServer(result: FormResult | null, renew: () => Promise<void>): void {
  // A page that was rendered with this result already came with a new captcha, so that result is skipped.
  const seen = useRef(result)
  useEffect(() => {
    if (result === seen.current) return
    seen.current = result
    if (result?.outcome === 'done' || result?.message) void renew()
  })
}
