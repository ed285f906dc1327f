import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|webmanifest|txt|json)$/

/** Compresses scripts and styles once, at build time, so that the highest quality is affordable. */
export function compressAssets(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!worthIt.test(file)) continue
    const plain = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(plain))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(plain, { level: 9 }))
  }
}
