import { solveWork } from '@pito/contracts/values/captcha-work'
import { useApi } from '@pito/web/api/use-api'
import type { FormResult } from '@pito/web/form/form-result'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Captcha } from './load-captcha.ts'
import { requestCaptcha } from './load-captcha.ts'

interface CaptchaOptions {
  readonly protects: string
  readonly first: Settled<Captcha>
  readonly result: FormResult | null
  /** The text input for the picture's characters. It is emptied whenever a new picture is shown. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** The progress of the proof of work, and its answer. */
export type Proof =
  | { readonly state: 'none' | 'working' | 'failed' }
  | { readonly state: 'done'; readonly answer: string }

/**
 * Holds the captcha on screen. A new captcha is loaded when the user presses the button, and after every submission
 * that reached the server.
 */
export function useCaptcha({ protects, first, result, input }: CaptchaOptions) {
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
