import { expect, test } from 'vitest'
import { noCompany } from '../platform/company/company.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { klarnaAccount } from './klarna/klarna-account.ts'
import { paytrailAccount } from './paytrail/paytrail-account.ts'
import { ProviderAway, providerOf } from './provider.ts'
import { methodsOffered, providersOf } from './providers-of.ts'
import { examplePayment, knownAs } from './testing/example-payment.ts'

const demo = { SECRET_KEY: 'a secret for tests, of forty characters' }
const production = {
  ...demo,
  SHOP_MODE: 'production',
  SHOP_URL: 'https://pito.example',
  TRUST_PROXY: '127.0.0.1',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'kauppa@pito.example',
  PAYTRAIL_ACCOUNT: '700001',
  PAYTRAIL_SECRET: 'a secret of this shop alone',
}
const credentials = { KLARNA_USERNAME: 'K123', KLARNA_PASSWORD: 'a password' }

test('Klarna is offered last, and in production to a shop with an account alone', () => {
  const all = ['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna']
  expect(methodsOffered(readConfig(demo))).toEqual(all)
  expect(methodsOffered(readConfig(production))).toEqual(all.slice(0, 4))
  expect(methodsOffered(readConfig({ ...production, ...credentials }))).toEqual(all)
})

test('what was bought with Klarna waits for its settings', async () => {
  const platform = {
    config: readConfig(production),
    log: createLog('silent'),
    clock: () => new Date(0),
    company: { current: { ...noCompany, shopName: 'Pito' }, isKnown: true },
  }
  const { klarna } = providersOf(platform)
  await expect(klarna.read(knownAs(examplePayment, 'hpp-1'))).rejects.toThrow(ProviderAway)
  expect(providersOf(platform).klarna).toBe(klarna)
})

test('every method but klarna is Paytrail’s', () => {
  expect(
    ['bank', 'creditcard', 'apple-pay', 'mobile', 'klarna'].map((method) => providerOf(method as 'bank')),
  ).toEqual(['paytrail', 'paytrail', 'paytrail', 'paytrail', 'klarna'])
})

test('a demo pays at its own simulators, signed with what only this demo knows', () => {
  const one = paytrailAccount(readConfig(demo))
  const other = paytrailAccount(readConfig({ SECRET_KEY: 'another secret, of forty characters too' }))
  expect(one).toMatchObject({ account: '375917', url: 'http://127.0.0.1:3000/dev/paytrail' })
  expect(one.secret).toHaveLength(43)
  expect(one.secret).not.toBe(other.secret)
  expect(klarnaAccount(readConfig(demo))?.url).toBe('http://127.0.0.1:3000/dev/klarna')
})

test('a demo with accounts pays there', () => {
  const config = readConfig({
    ...demo,
    ...credentials,
    PAYTRAIL_ACCOUNT: '375917',
    PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
  })
  expect(paytrailAccount(config).url).toBe('https://services.paytrail.com')
  expect(klarnaAccount(config)?.url).toBe('https://api.klarna.com')
})
