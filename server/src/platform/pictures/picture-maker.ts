import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { decodeInTurn, mostPixels } from './decoding.ts'
import type { PictureRequest } from './picture-request.ts'
import { largeWidth, pageWidths, zoomWidth } from './picture-request.ts'

interface Sources {
  /**
   * The folders that are searched for a master; the first one that has it wins. Its subfolder `made` may hold pictures
   * that were made from its masters in advance.
   */
  readonly masters: readonly string[]
  readonly made: string
  readonly log: Logger
  /** Called after addresses in cached pages have changed. */
  readonly onChange?: () => void
}

/** The pictures that were uploaded. Their names are derived from their content. */
interface Uploads {
  readonly read: (name: string) => Promise<Buffer | null>
  /** Returns the names of the pictures that pages show. */
  readonly names: () => Promise<string[]>
  /** Returns the name of the shop's logo, or null if there is none. */
  readonly logo: () => string | null
}

interface Master {
  readonly file: string
  /** Differs after the file was replaced. */
  readonly stamp: string
  /** Derived from the content. It is part of the names of the pictures that were made from the master. */
  readonly version: string
  readonly isDamaged: boolean
}

const uploadedName = /^upload-/
const secondsBetweenScans = 30
/** Raise this number if pictures are made in another way, because browsers store the old ones for a year. */
const edition = 1
const quality = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
}

/** Makes the pictures that were not made in advance, one at a time, and stores them on the disk. */
export class PictureMaker {
  /** The module that serves pictures sets this, because the platform does not know where they are stored. */
  uploads: Uploads | null = null
  private readonly underWay = new Map<string, Promise<Buffer | 'damaged' | null>>()
  private readonly masters = new Map<string, Master>()
  /** The stamps of the masters whose pictures have all been made. Uploads have no stamp, because they never change. */
  private readonly scanned = new Map<string, string>()
  private readonly sources: Sources

  constructor(sources: Sources) {
    this.sources = sources
  }

  picture(request: PictureRequest): Promise<Buffer | 'damaged' | null> {
    const key = fileOf(request)
    const picture = this.underWay.get(key) ?? this.find(request)
    if (!this.underWay.has(key)) {
      this.underWay.set(key, picture)
      void picture.finally(() => this.underWay.delete(key)).catch(() => undefined)
    }
    return picture
  }

  /**
   * Returns the path of the picture that search engines and previews of shared links show. It names the model and
   * changes with the content. Returns null if there is no such picture or its master is damaged.
   */
  async largeAddress(name: string, model: string): Promise<string | null> {
    const address = `/pictures/${largeWidth}/${name}/${model}.jpg`
    if (uploadedName.test(name)) return address
    const master = await this.masterOf(name)
    return master && !master.isDamaged ? `${address}?v=${master.version}` : null
  }

  /** True if the content of this address never changes. */
  async isLasting(name: string, version: string | undefined): Promise<boolean> {
    return (
      uploadedName.test(name) || (version !== undefined && version === (await this.masterOf(name))?.version)
    )
  }

  /** Makes an uploaded picture in all sizes in which it is shown, so that no visitor waits for it. */
  makeUploaded(name: string): Promise<void> {
    return this.makeAll(name, [...requestsInAdvance(name), { name, width: zoomWidth, format: 'avif' }])
  }

  /** Makes a logo in the sizes in which pages, e-mails and previews of shared links show it. */
  makeLogo(name: string): Promise<void> {
    return this.makeAll(name, [
      { name, width: 450, format: 'webp' },
      { name, width: 450, format: 'jpeg' },
      { name, width: largeWidth, format: 'jpeg' },
    ])
  }

  private async makeAll(name: string, requests: readonly PictureRequest[]): Promise<void> {
    this.scanned.set(name, '')
    // A start with thousands of uploads only looks whether their pictures exist and does not read them.
    for (const request of requests.filter((each) => !existsSync(join(this.sources.made, fileOf(each)))))
      await this.picture(request).catch((err: unknown) =>
        this.sources.log.warn({ err, picture: name }, 'An uploaded picture could not be made.'),
      )
  }

  /** Returns the names of the files that a scan makes of the masters unless they exist. */
  async findFilesInAdvance(): Promise<string[]> {
    const names = await Promise.all(this.sources.masters.map(namesIn))
    const files = names.flat().map(async (name) => {
      const master = await this.masterOf(name)
      return requestsInAdvance(name).map((request) => fileOf(request, master?.version))
    })
    return (await Promise.all(files)).flat()
  }

  /** Scans again and again until the shop closes. */
  async follow(closing: AbortSignal): Promise<void> {
    while (!closing.aborted) {
      await this.scan().catch((err: unknown) =>
        this.sources.log.error({ err }, 'The pictures could not be scanned.'),
      )
      const delay = secondsBetweenScans * 1000
      await setTimeout(delay, undefined, { signal: closing, ref: false }).catch(() => undefined)
    }
  }

  /**
   * Makes the pictures that are missing: those of new and replaced masters, and of uploads that another machine received.
   * The old pictures of a replaced master are served until all new ones are made.
   */
  async scan(): Promise<void> {
    await this.scanMasters()
    const logo = this.uploads?.logo() ?? null
    if (logo !== null && !this.scanned.has(logo)) await this.makeLogo(logo)
    for (const name of (await this.uploads?.names()) ?? [])
      if (!this.scanned.has(name)) await this.makeUploaded(name)
  }

  private async scanMasters(): Promise<void> {
    const names = await Promise.all(this.sources.masters.map(namesIn))
    let isChanged = false
    for (const name of new Set([...this.masters.keys(), ...names.flat()])) {
      const file = this.masterFile(name)
      const before = this.masters.get(name)
      if (file === undefined) this.masters.delete(name)
      else if ((await stampOf(file)) !== this.scanned.get(name)) {
        const master = await readMaster(file)
        const isDamaged = await this.isDamaged(master, name)
        this.masters.set(name, { ...master, isDamaged })
        this.scanned.set(name, master.stamp)
      }
      // Pages can only contain the address of a master that has been read before.
      const now = this.masters.get(name)
      if (before && (before.version !== now?.version || before.isDamaged !== now.isDamaged)) isChanged = true
    }
    if (isChanged) this.sources.onChange?.()
  }

  /** Makes the pictures that a master lacks, and returns whether one could not be made. */
  private async isDamaged(master: Master, name: string): Promise<boolean> {
    for (const request of requestsInAdvance(name))
      if (!this.madeFile(master, request) && (await this.ofMaster(master, request)) === 'damaged') return true
    return false
  }

  /** Returns the file that was made of the master, in advance or by this shop, or undefined if there is none. */
  private madeFile(master: Master, request: PictureRequest): string | undefined {
    const folders = [join(parse(master.file).dir, 'made'), this.sources.made]
    const made = folders.map((folder) => join(folder, fileOf(request, master.version)))
    return made.find((file) => existsSync(file))
  }

  private async masterOf(name: string): Promise<Master | null> {
    const known = this.masters.get(name)
    if (known) return known
    const file = this.masterFile(name)
    if (file === undefined) return null
    const master = await readMaster(file)
    this.masters.set(name, master)
    return master
  }

  private masterFile(name: string): string | undefined {
    return this.sources.masters.map((folder) => join(folder, `${name}.avif`)).find((file) => existsSync(file))
  }

  private async find(request: PictureRequest): Promise<Buffer | 'damaged' | null> {
    const { name, width, format } = request
    if (uploadedName.test(name)) {
      const made = join(this.sources.made, fileOf(request))
      if (existsSync(made)) return readFile(made)
      const content = await this.uploads?.read(name)
      return content ? this.make(content, request, made) : null
    }
    const master = await this.masterOf(name)
    if (!master || master.isDamaged) return master && 'damaged'
    // The zoom shows the master itself, which would lose detail if it were encoded again.
    if (width === zoomWidth && format === 'avif') return readFile(master.file)
    return this.ofMaster(master, request)
  }

  private async ofMaster(master: Master, request: PictureRequest): Promise<Buffer | 'damaged'> {
    const there = this.madeFile(master, request)
    if (there !== undefined) return readFile(there)
    // The master may have been replaced since it was last read.
    const content = await readFile(master.file)
    return this.make(content, request, join(this.sources.made, fileOf(request, versionOf(content))))
  }

  private async make(content: Buffer, request: PictureRequest, made: string): Promise<Buffer | 'damaged'> {
    const picture = await decodeInTurn(() => encode(content, request)).catch((err: unknown) => {
      const { name } = request
      this.sources.log.error(
        { err, picture: name },
        'A picture is damaged. Pages show a placeholder instead.',
      )
      return 'damaged' as const
    })
    if (picture === 'damaged') return picture
    // The file is written under another name and renamed, so that a process that is killed leaves no incomplete picture.
    const draft = `${made}.${process.pid}`
    await mkdir(this.sources.made, { recursive: true })
    await writeFile(draft, picture)
    await rename(draft, made)
    return picture
  }
}

function requestsInAdvance(name: string): PictureRequest[] {
  const ofPages = pageWidths.map((width) => ({ name, width, format: 'avif' as const }))
  return [...ofPages, { name, width: largeWidth, format: 'jpeg' }]
}

/** Returns the name of a file. Pictures of masters have a version; the name of an uploaded picture contains one. */
function fileOf({ name, width, format }: PictureRequest, version?: string): string {
  return `${[name, version, width].filter(Boolean).join('-')}.${format}`
}

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).map((file) => parse(file))
  return files.filter(({ ext }) => ext === '.avif').map(({ name }) => name)
}

async function readMaster(file: string): Promise<Master> {
  // The stamp is read first. If the file is replaced meanwhile, the next scan notices.
  return { file, stamp: await stampOf(file), version: versionOf(await readFile(file)), isDamaged: false }
}

/** The ctime is when the file came to this machine; the mtime may be much older. */
async function stampOf(file: string): Promise<string> {
  const { ctimeMs, size, ino } = await stat(file)
  return [file, ctimeMs, size, ino].join()
}

function versionOf(content: Buffer): string {
  return createHash('sha256').update(`${edition} `).update(content).digest('hex').slice(0, 8)
}

async function encode(content: Buffer, { width, format }: PictureRequest): Promise<Buffer> {
  // The library takes 20 MB of memory, so it is loaded only when a picture has to be made. A server that has made all
  // of its pictures never loads it.
  const { default: sharp } = await import('sharp')
  // A picture takes a third of a second of one core. The other cores serve requests meanwhile.
  sharp.concurrency(1)
  const picture = sharp(content, { limitInputPixels: mostPixels })
  // JPEG, which is used for previews of shared links, has no transparency.
  if (format !== 'jpeg')
    return picture.resize({ width, withoutEnlargement: true })[format](quality[format]).toBuffer()
  const height = width === largeWidth ? largeHeight(await picture.metadata()) : undefined
  const resized = picture.resize({
    width,
    height,
    fit: 'contain',
    background: 'white',
    withoutEnlargement: true,
  })
  return resized.flatten({ background: 'white' }).jpeg(quality.jpeg).toBuffer()
}

/**
 * Search engines and previews of shared links want pictures that are 1,200 px wide and at least 630 px high. A smaller
 * picture is not enlarged but gets a white margin.
 */
function largeHeight({ width, height }: { readonly width: number; readonly height: number }): number {
  const scaled = Math.round(height * Math.min(1, largeWidth / width))
  return Math.min(largeWidth, Math.max(630, scaled))
}
