import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartRefused } from './start-refused.ts'

const shortestSecret = 32
/** 32 random hexadecimal digits have at least eight different ones, but for one key in ten million. */
const fewestCharacters = 8

/** Whether so few different characters make it up that one might try them all: one letter held down, or two in turn. */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < fewestCharacters
}

/** A demo stores the secret that it has generated, so that sessions survive a restart. */
export function storedSecret(dataFolder: string): string {
  const file = resolve(dataFolder, 'secret-key')
  if (existsSync(file)) return readSecret(file)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  // Written aside and renamed: a disk that fills meanwhile leaves no empty secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secret
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8')
  if (secret.length >= shortestSecret && !isGuessable(secret)) return secret
  throw new StartRefused(`${file} holds no usable secret: delete it, and a new one is made.`)
}
