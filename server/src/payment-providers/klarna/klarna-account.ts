import type { Config } from '../../platform/config.ts'
import { signatureOf } from '../../platform/sealing/signature.ts'
import { simulatorAddress } from '../../platform/simulators.ts'

export interface KlarnaAccount {
  readonly username: string
  readonly password: string
  readonly url: string
}

export type KlarnaSettings = Pick<
  Config,
  'klarnaUsername' | 'klarnaPassword' | 'klarnaUrl' | 'secretKey' | 'shopMode' | 'port'
>

/**
 * Returns the account of the shop, or that of the simulator in a demo. Returns null in a production shop that has no
 * contract with Klarna.
 */
export function klarnaAccount(config: KlarnaSettings): KlarnaAccount | null {
  const { klarnaUsername: username, klarnaPassword: password, klarnaUrl: url } = config
  if (username && password) return { username, password, url }
  const simulator = simulatorAddress(config, 'klarna')
  if (!simulator) return null
  return {
    username: 'simulator',
    password: signatureOf(config.secretKey, 'klarna simulator', ''),
    url: simulator,
  }
}
