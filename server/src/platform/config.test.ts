import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = { SECRET_KEY: 'forty characters that nobody can guess!!' }
const production = {
  ...secret,
  SHOP_MODE: 'production',
  SHOP_URL: 'https://pito.example',
  MAIL_URL: 'smtp://mail.pito.example',
  TRUST_PROXY: '127.0.0.1',
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
  ['TRUST_PROXY', 'my-proxy'],
  ['SECRET_KEY', 'short'],
  ['BODY_LIMIT_KB', '-1'],
  ['SEALING', 'sometimes'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ ...secret, [name]: value })).toThrow(`The setting ${name} cannot be used`)
})

test('an empty value counts as none', () => {
  expect(readConfig({ ...secret, PORT: '' }).port).toBe(3000)
})

test.each(['SHOP_URL', 'SECRET_KEY', 'MAIL_URL'])('production does not start without %s', (name) => {
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(name)
})

test('production does not start on plain http', () => {
  expect(() => readConfig({ ...production, SHOP_URL: 'http://pito.example' })).toThrow('https')
})

test('https without a proxy to speak it would send every visitor round in circles', () => {
  expect(() => readConfig({ ...production, TRUST_PROXY: '' })).toThrow('TRUST_PROXY')
})

test('several server processes need a database of one’s own', () => {
  expect(() => readConfig({ ...secret, WEB_CONCURRENCY: '2' })).toThrow('DATABASE_URL')
})
