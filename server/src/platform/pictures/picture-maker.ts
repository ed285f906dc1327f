import { existsSync, mkdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WantedPicture } from './picture-request.ts'

interface Folders {
  /** Where masters are looked for, the first that has one wins. */
  readonly masters: readonly string[]
  readonly kept: string
}

const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } }

/** Makes each picture once, when it is first asked for, one at a time, and keeps it on the disk. */
export class PictureMaker {
  private readonly underWay = new Map<string, Promise<Buffer | null>>()
  private last: Promise<unknown> = Promise.resolve()
  private readonly folders: Folders

  constructor(folders: Folders) {
    this.folders = folders
    mkdirSync(folders.kept, { recursive: true })
  }

  picture(wanted: WantedPicture): Promise<Buffer | null> {
    const file = `${wanted.name}-${wanted.width}.${wanted.format}`
    const picture = this.underWay.get(file) ?? this.find(wanted, file)
    if (!this.underWay.has(file)) {
      this.underWay.set(file, picture)
      void picture.finally(() => this.underWay.delete(file)).catch(() => undefined)
    }
    return picture
  }

  private find(wanted: WantedPicture, file: string): Promise<Buffer | null> {
    const kept = join(this.folders.kept, file)
    const master = this.folders.masters.map((folder) => join(folder, `${wanted.name}.avif`)).find(existsSync)
    if (master === undefined) return Promise.resolve(null)
    return isMadeFrom(master, kept) ? readFile(kept) : this.inTurn(() => make(master, wanted, kept))
  }

  /** Encoding takes a core for a third of a second; a page of twenty new pictures must not take all. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(work, work)
    this.last = turn.catch(() => undefined)
    return turn
  }
}

/** When it came to this machine counts: a master may have been drawn long before. */
function isMadeFrom(master: string, kept: string): boolean {
  const made = statSync(kept, { throwIfNoEntry: false })
  return made !== undefined && made.mtimeMs >= statSync(master).ctimeMs
}

async function make(master: string, { width, format }: WantedPicture, kept: string): Promise<Buffer> {
  // Loaded when first needed: 20 MB of memory that a server with its pictures made does without.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(master)
    .resize({ width, withoutEnlargement: true })
    [format](quality[format])
    .toBuffer()
  // Written aside and renamed, so that a process that is killed leaves no half picture.
  const aside = `${kept}.${process.pid}`
  await writeFile(aside, picture)
  await rename(aside, kept)
  return picture
}
