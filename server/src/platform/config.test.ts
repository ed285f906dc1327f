import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = { SECRET_KEY: 'forty characters that nobody can guess!!' }
const production = {
  ...secret,
  SHOP_MODE: 'production',
  SHOP_URL: 'https://pito.example',
  MAIL_URL: 'smtp://mail.pito.example',
  MAIL_FROM: 'Rengaskauppa <kauppa@rengas.example>',
  TRUST_PROXY: '127.0.0.1',
  PAYTRAIL_ACCOUNT: '700001',
  PAYTRAIL_SECRET: 'a secret of this shop alone',
}

test('without any setting the shop is a demo that only this machine reaches', () => {
  const config = readConfig(secret)
  expect(config).toMatchObject({ shopMode: 'demo', host: '127.0.0.1', port: 3000, secure: false })
  expect(config.shopUrl.href).toBe('http://localhost:3000/')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['SHOP_URL', 'ftp://pito.example'],
  ['SHOP_MODE', 'staging'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_DIRECT_URL', 'mysql://x'],
  ['TRUST_PROXY', 'my-proxy'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '127.0.0.1,::/0'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['TRUST_PROXY', '::ffff:128.0.0.0/97'],
  ['TRUST_PROXY', '::/8'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'a'.repeat(64)],
  ['SECRET_KEY', 'ab12'.repeat(12)],
  ['BODY_LIMIT_KB', '-1'],
  ['SEALING', 'sometimes'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ ...secret, [name]: value })).toThrow(`The setting ${name} cannot be used`)
})

test('proxies in networks of one’s own may be trusted', () => {
  const { trustProxy } = readConfig({
    ...secret,
    TRUST_PROXY: '10.0.0.0/8, fc00::/7, ::1, ::ffff:10.0.0.0/104',
  })
  expect(trustProxy).toEqual(['10.0.0.0/8', 'fc00::/7', '::1', '::ffff:10.0.0.0/104'])
})

test('a stored secret of one letter stops the start with a sentence that names its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pito-secret-'))
  writeFileSync(join(folder, 'secret-key'), 'a'.repeat(64))
  expect(() => readConfig({ DATA_FOLDER: folder })).toThrow(`${folder}/secret-key holds no usable secret`)
})

test('in development no page is cached, whatever PAGE_CACHE_MB says', () => {
  const settings = { ...secret, PAGE_CACHE_MB: '8' }
  expect(readConfig(settings).pageCacheBytes).toBe(8 * 1024 * 1024)
  expect(readConfig({ ...settings, PITO_DEV: '1' }).pageCacheBytes).toBe(0)
})

test('an empty value counts as none', () => {
  expect(readConfig({ ...secret, PORT: '' }).port).toBe(3000)
})

test.each(['SHOP_URL', 'SECRET_KEY', 'MAIL_URL', 'MAIL_FROM', 'PAYTRAIL_ACCOUNT', 'PAYTRAIL_SECRET'])(
  'production does not start without %s',
  (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name)
  },
)

test('production does not start on plain http', () => {
  expect(() => readConfig({ ...production, SHOP_URL: 'http://pito.example' })).toThrow('https')
})

test('production is tried at localhost on plain http, with simulated providers on the same machine', () => {
  const rehearsal = {
    ...production,
    SHOP_URL: 'http://localhost:3000',
    PAYTRAIL_URL: 'http://127.0.0.1:4100',
  }
  expect(readConfig(rehearsal).secure).toBe(false)
  expect(readConfig({ ...rehearsal, SHOP_URL: 'http://127.0.7.1:8080' }).secure).toBe(false)
  const elsewhere = { ...rehearsal, PAYTRAIL_URL: 'http://192.0.2.1:4100' }
  expect(() => readConfig(elsewhere)).toThrow('PAYTRAIL_URL')
})

test('https without a proxy to speak it would send every visitor round in circles', () => {
  expect(() => readConfig({ ...production, TRUST_PROXY: '' })).toThrow('TRUST_PROXY')
})

test('several server processes need a database of one’s own', () => {
  expect(() => readConfig({ ...secret, WEB_CONCURRENCY: '2' })).toThrow('DATABASE_URL')
})

test('a direct address of the database without the address of a pooler is a mistake', () => {
  expect(() => readConfig({ ...secret, DATABASE_DIRECT_URL: 'postgres://a@b/c' })).toThrow('set DATABASE_URL')
})

test('production does not start with the secret that Paytrail publishes', () => {
  expect(() => readConfig({ ...production, PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS' })).toThrow('PAYTRAIL_SECRET')
})

test.each(['PAYTRAIL_URL', 'KLARNA_URL'])('production asks %s over https alone', (name) => {
  expect(() => readConfig({ ...production, [name]: 'http://127.0.0.1:4100' })).toThrow(name)
})

test.each(['PAYTRAIL_ACCOUNT', 'PAYTRAIL_SECRET', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'])(
  '%s alone is a mistake',
  (name) => {
    expect(() => readConfig({ ...secret, [name]: '12345678' })).toThrow('belong together')
  },
)

test('providers are asked at their usual addresses', () => {
  const { paytrailUrl, klarnaUrl } = readConfig(production)
  expect([paytrailUrl, klarnaUrl]).toEqual(['https://services.paytrail.com', 'https://api.klarna.com'])
})
