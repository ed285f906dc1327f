import { existsSync, mkdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeInTurn, mostPixels } from './decoding.ts'
import type { PictureRequest } from './picture-request.ts'
import { pageWidths } from './picture-request.ts'

interface Sources {
  /**
   * The folders that are searched for a master; the first one that has it wins. Its subfolder `made` may hold pictures
   * that were made from its masters in advance.
   */
  readonly masters: readonly string[]
  readonly made: string
  /** Returns a picture that was uploaded. The name of an uploaded picture is derived from its content. */
  readonly uploaded?: (name: string) => Promise<Buffer | null>
}

const uploadedName = /^upload-/

const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 }, jpeg: { quality: 82 } }

/** Makes the pictures that were not made in advance, one at a time, and stores them on the disk. */
export class PictureMaker {
  private readonly underWay = new Map<string, Promise<Buffer | null>>()
  private readonly folders: Sources

  constructor(folders: Sources) {
    this.folders = folders
    mkdirSync(folders.made, { recursive: true })
  }

  picture(request: PictureRequest): Promise<Buffer | null> {
    const file = `${request.name}-${request.width}.${request.format}`
    const picture = this.underWay.get(file) ?? this.find(request, file)
    if (!this.underWay.has(file)) {
      this.underWay.set(file, picture)
      void picture.finally(() => this.underWay.delete(file)).catch(() => undefined)
    }
    return picture
  }

  /** Makes a picture in all widths of the pages, so that no visitor waits for it. */
  async makeForPages(name: string): Promise<void> {
    for (const width of pageWidths) await this.picture({ name, width, format: 'avif' })
  }

  private find(request: PictureRequest, file: string): Promise<Buffer | null> {
    const made = join(this.folders.made, file)
    if (uploadedName.test(request.name)) return this.findUploaded(request, made)
    const masterFile = `${request.name}.avif`
    const folder = this.folders.masters.find((each) => existsSync(join(each, masterFile)))
    if (folder === undefined) return Promise.resolve(null)
    const master = join(folder, masterFile)
    const inAdvance = join(folder, 'made', file)
    if (existsSync(inAdvance)) return readFile(inAdvance)
    return isMadeFrom(master, made) ? readFile(made) : decodeInTurn(() => make(master, request, made))
  }

  private async findUploaded(request: PictureRequest, made: string): Promise<Buffer | null> {
    if (existsSync(made)) return readFile(made)
    const master = (await this.folders.uploaded?.(request.name)) ?? null
    return master && decodeInTurn(() => make(master, request, made))
  }
}

/** The ctime is when the master came to this machine; the mtime may be much older. */
function isMadeFrom(master: string, made: string): boolean {
  const stats = statSync(made, { throwIfNoEntry: false })
  return stats !== undefined && stats.mtimeMs >= statSync(master).ctimeMs
}

async function make(
  master: string | Buffer,
  { width, format }: PictureRequest,
  made: string,
): Promise<Buffer> {
  // The library takes 20 MB of memory, so it is loaded only when a picture has to be made. A server that has made all
  // of its pictures never loads it.
  const { default: sharp } = await import('sharp')
  // A picture takes a third of a second of one core. The other cores serve requests meanwhile.
  sharp.concurrency(1)
  const resized = sharp(master, { limitInputPixels: mostPixels }).resize({ width, withoutEnlargement: true })
  // JPEG, which is used for previews of shared links, has no transparency.
  const picture = await (format === 'jpeg' ? resized.flatten({ background: 'white' }) : resized)
    [format](quality[format])
    .toBuffer()
  // The file is written under another name and renamed, so that a process that is killed leaves no incomplete picture.
  const draft = `${made}.${process.pid}`
  await writeFile(draft, picture)
  await rename(draft, made)
  return picture
}
