import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartRefused } from './start-refused.ts'

const shortestSecret = 32
/** Of 32 random hexadecimal digits all but one in ten million have at least eight different characters. */
const fewestCharacters = 8

/**
 * Returns whether the secret has so few different characters that it could be found by trying, such as one repeated
 * letter.
 */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < fewestCharacters
}

/** A demo stores the secret that it has generated, so that sessions survive a restart. */
export function storedSecret(dataFolder: string): string {
  const file = resolve(dataFolder, 'secret-key')
  if (existsSync(file)) return readSecret(file)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  // The file is written under another name and renamed, so that a full disk leaves no empty secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secret
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8')
  if (secret.length >= shortestSecret && !isGuessable(secret)) return secret
  throw new StartRefused(`${file} holds no usable secret: delete it, and a new one is made.`)
}
