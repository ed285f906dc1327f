import type { Output } from '@pito/contracts/endpoint'
import { getCaptcha } from '@pito/contracts/platform'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'

export type Captcha = Output<typeof getCaptcha>['data']

export async function requestCaptcha(api: Api, form: string): Promise<Captcha> {
  const { data } = await api(getCaptcha, { form })
  return data
}

/**
 * Loads the first captcha in the loader of a form's page, so that the form works without scripts. A failure is
 * returned and not thrown.
 */
export function loadCaptcha(api: Api, form: string) {
  return settled(requestCaptcha(api, form))
}
