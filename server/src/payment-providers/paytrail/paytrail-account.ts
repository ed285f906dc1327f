import type { Config } from '../../platform/config.ts'
import { signatureOf } from '../../platform/sealing/signature.ts'
import { simulatorAddress } from '../../platform/simulators.ts'

export interface PaytrailAccount {
  readonly account: string
  readonly secret: string
  readonly url: string
}

export type PaytrailSettings = Pick<
  Config,
  'paytrailAccount' | 'paytrailSecret' | 'paytrailUrl' | 'secretKey' | 'shopMode' | 'port'
>

/**
 * Returns the account of the shop, or that of the simulator in a demo. The simulator's secret is derived from the
 * shop's own secret, so outsiders cannot sign for a demo either.
 */
export function paytrailAccount(config: PaytrailSettings): PaytrailAccount {
  const { paytrailAccount: account, paytrailSecret: secret, paytrailUrl: url } = config
  if (account && secret) return { account, secret, url }
  const simulator = simulatorAddress(config, 'paytrail')
  if (!simulator)
    throw new Error('Paytrail has no account, which config.ts lets no production shop start with.')
  return {
    account: '375917',
    secret: signatureOf(config.secretKey, 'paytrail simulator', ''),
    url: simulator,
  }
}
