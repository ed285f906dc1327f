import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptsEncoding } from '../http/accepts-encoding.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the best encoding that a client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

// A list of 120 kB takes 2.2 ms with this quality, 1.4 ms with quality 5, which makes it 0.3 kB larger, and 17 ms with
// quality 9, which makes it 0.1 kB smaller.
const brotliQuality = 8

export function encode(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return gzipSync(plain)
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}
