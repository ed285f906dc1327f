import { getCaptcha, getShop, getTimestampKey } from '@pito/contracts/platform'
import { showCaptcha } from './captcha/show-captcha.ts'
import { showShop } from './company/change-company.ts'
import type { Routes } from './http/calls.ts'
import { showTimestampKey } from './sealing/show-timestamp-key.ts'

export const platformRoutes: Routes = (on) => {
  on(getTimestampKey, showTimestampKey)
  on(getCaptcha, showCaptcha)
  on(getShop, showShop)
}
