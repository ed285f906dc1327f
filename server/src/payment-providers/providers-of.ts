import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import type { Platform } from '../platform/platform.ts'
import { klarna } from './klarna/klarna.ts'
import type { KlarnaSettings } from './klarna/klarna-account.ts'
import { klarnaAccount } from './klarna/klarna-account.ts'
import { klarnaCallbackAddress } from './klarna/klarna-callback.ts'
import { paytrail } from './paytrail/paytrail.ts'
import { paytrailAccount } from './paytrail/paytrail-account.ts'
import type { PaymentProvider, ProviderName } from './provider.ts'
import { ProviderAway, providerOf } from './provider.ts'

type Providers = Readonly<Record<ProviderName, PaymentProvider>>
type Surrounding = Pick<Platform, 'config' | 'log' | 'clock' | 'company'>

/** Each process has one set of clients, so that all buyers share their circuit breakers. */
const providers = new WeakMap<Surrounding, Providers>()

export function providersOf(platform: Surrounding): Providers {
  const known = providers.get(platform)
  if (known) return known
  const { config, log, clock: now } = platform
  const account = klarnaAccount(config)
  const callbackAddress = (attemptId: string) => klarnaCallbackAddress(config, attemptId)
  const made = {
    paytrail: paytrail(paytrailAccount(config), config.shopUrl, { log, now }),
    klarna: account
      ? klarna(
          account,
          { shopUrl: config.shopUrl, shopName: () => platform.company.current.shopName, callbackAddress },
          { log, now },
        )
      : withoutAccount,
  }
  providers.set(platform, made)
  return made
}

/**
 * Without an account, every method fails. The methods are still called for orders that were paid while the shop had
 * one.
 */
const away = () =>
  Promise.reject(new ProviderAway('Klarna has no settings: KLARNA_USERNAME, KLARNA_PASSWORD.'))
const withoutAccount: PaymentProvider = {
  start: away,
  read: away,
  place: away,
  close: away,
  capture: away,
  extend: away,
  refund: away,
}

/** Returns the payment methods that a buyer may choose. */
export function methodsOffered(config: KlarnaSettings): readonly PaymentMethod[] {
  const hasKlarna = klarnaAccount(config) !== null
  return paymentMethods.filter((method) => hasKlarna || providerOf(method) !== 'klarna')
}
