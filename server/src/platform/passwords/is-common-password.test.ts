import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

const aino = ['aino.virtanen@example.fi', 'Aino', 'Virtanen', null]

test.each([
  'Password1!',
  'Salasana1!',
  'Qwerty123!',
  'P@ssw0rd!',
  'P4$$word2026',
  '!Password1',
  'Pass.word1',
  'Salasanasalasana1!',
  '1Qaz2wsx!',
  'Admin@123',
  'Kesä2026!',
  'Renkaat1!',
  'Matti-1985',
  'Iloveyou1!',
  'Welcome123.',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ['her first name', 'Aino1990!'],
  ['her name', 'AinoVirtanen1!'],
  ['her address', 'Aino.Virtanen1'],
  ['her name turned round', 'Virtanen.Aino1'],
  ['her name in signs', 'V1rt4nen!!'],
])('%s is easy to guess: %s', (_, password) => {
  expect(isCommonPassword(password, aino)).toBe(true)
})

test.each(['Nastat-alle-7!', 'k7#Vx9!pQ2', 'Vihreä-Pöytä-19', 'Aino-ja-Polkupyörä3', 'Talven1.lumi'])(
  '%s may be used',
  (password) => {
    expect(isCommonPassword(password, aino)).toBe(false)
  },
)
