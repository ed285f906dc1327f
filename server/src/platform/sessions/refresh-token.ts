import { signatureFits, signatureOf } from '../sealing/signature.ts'

const purpose = 'refresh token'
const shape = /^(?<id>[0-9a-f-]{36})\.(?<generation>[1-9]\d{0,8})\.(?<signature>[\w-]{43})$/

/** The token is computed and not stored: the same session and generation always give the same token. */
export function refreshTokenOf(secretKey: string, session: { id: string; generation: number }): string {
  const text = `${session.id}.${session.generation}`
  return `${text}.${signatureOf(secretKey, purpose, text)}`
}

export function readRefreshToken(
  secretKey: string,
  token: string,
): { id: string; generation: number } | null {
  const { id = '', generation = '', signature = '' } = shape.exec(token)?.groups ?? {}
  if (!id || !signatureFits(secretKey, purpose, `${id}.${generation}`, signature)) return null
  return { id, generation: Number(generation) }
}
