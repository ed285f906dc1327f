import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|webmanifest|txt|json)$/

/** Scripts and styles are compressed once, at build time, at the highest quality. */
export function compressAssets(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!worthIt.test(file)) continue
    const plain = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(plain))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(plain, { level: 9 }))
  }
}
