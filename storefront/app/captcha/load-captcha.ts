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
 * Called by the loader of a form's page: the first captcha comes with the page, so that the form works without scripts.
 */
export function loadCaptcha(api: Api, form: string) {
  return settled(requestCaptcha(api, form))
}
