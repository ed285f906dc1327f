import { readConfig } from '../src/platform/config.ts'
import type { Caller, Context, Visit } from '../src/platform/context.ts'
import { createContext } from '../src/platform/context.ts'
import { networkOf } from '../src/platform/limits/network-of.ts'
import { createLog } from '../src/platform/log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { afterTestFile } from './after-test-file.ts'
import { testPlatform } from './test-platform.ts'

export interface SmallShop {
  readonly platform: Platform
  /** Opens a platform on the same database with changed settings, as another process or a restart would. */
  reopened(changed: Record<string, string>): Promise<Platform>
}

const secret = { SECRET_KEY: 'a secret that all processes of this shop know', TRUST_PROXY: '192.0.2.1' }

export async function smallShop(settings: Record<string, string> = {}): Promise<SmallShop> {
  const platform = await testPlatform({ settings: { ...secret, ...settings } })
  const reopened = async (changed: Record<string, string>) => {
    const config = readConfig({ ...secret, ...settings, ...changed })
    const { databaseUrl, clock } = platform
    const other = await openPlatform({ config, databaseUrl, log: createLog('silent'), clock })
    afterTestFile(() => other.close())
    return other
  }
  return { platform, reopened }
}

/**
 * Opens as many connections as the pool may have, so that calls which start at the same time also reach the database
 * at the same time.
 */
export async function openConnections({ pool }: Platform): Promise<void> {
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select 1')))
}

export function aVisit(platform: Platform, now: Date, changed: Partial<Visit> = {}): Visit {
  const { address = '192.0.2.7' } = changed
  return {
    now,
    locale: 'fi_FI',
    requestId: 'r-1',
    address,
    network: networkOf(address),
    device: 'Firefox on Linux',
    cookies: {},
    authorization: undefined,
    anonymousId: undefined,
    idempotencyKey: undefined,
    openedBy: undefined,
    publicKey: undefined,
    log: platform.log,
    setCookies: [],
    ...changed,
  }
}

export function aContext(
  platform: Platform,
  now: Date,
  caller: Caller = { kind: 'nobody' },
  changed: Partial<Visit> = {},
): Context {
  return createContext(platform, aVisit(platform, now, changed), caller)
}

/** Returns the cookies that a browser would send back after these Set-Cookie lines. */
export function cookiesAfter(setCookies: readonly string[]): Record<string, string> {
  const pairs = setCookies.map((line) => line.slice(0, line.indexOf(';')).split('='))
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

export function minutesAfter(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000)
}
