import type { Settled } from '@pito/web/parts/settled'
import type { Captcha } from '../app/captcha/load-captcha.ts'
import { emptyPicture } from './empty-picture.ts'

/** A captcha in the form that the API sends, whose proof of work takes one derivation. */
export const captcha: Captcha = {
  captcha_id: 'of-the-picture',
  key: 'of-the-picture',
  captchaUuid: 'of-the-picture',
  captchaUrl: emptyPicture,
  work: { captcha_id: 'of-the-work', nonce: '5f0c2d9a', iterations: 1, candidates: 1, prefix: '' },
  expires_at: '2026-11-24T10:10:00Z',
}

/** The captcha in the form in which a page's loader returns it. */
export const loadedCaptcha: Settled<Captcha> = { data: captcha, failure: null }
