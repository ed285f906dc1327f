import { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import type { ByteSource } from './table-file.ts'
import { TableRefused } from './table-file.ts'

/** Workbooks have a few dozen entries. */
const mostEntries = 2000

class SourceReader extends yauzl.RandomAccessReader {
  private readonly source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.source.read(start, end))
  }
}

/** A ZIP archive, of which each entry is read up to a limit. */
export interface Archive {
  /** Streams an entry. An entry that declares more bytes than the limit is refused before it is read. */
  open(path: string, mostBytes: number): Promise<Readable>
  has(path: string): boolean
  close(): void
}

/**
 * Opens an archive. yauzl checks that no entry has more bytes than it declares, so the limit on the declared size also
 * stops archives that expand without end.
 */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const zip = await opened(source)
  const entries = await entriesOf(zip)
  return {
    has: (path) => entries.has(path),
    close: () => zip.close(),
    open: (path, mostBytes) => openEntry(zip, { path, entry: entries.get(path), mostBytes }),
  }
}

interface EntryToOpen {
  readonly path: string
  readonly entry: Entry | undefined
  readonly mostBytes: number
}

function openEntry(zip: ZipFile, { path, entry, mostBytes }: EntryToOpen): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (!entry) reject(new TableRefused('xlsx-broken', path))
    else if (entry.uncompressedSize > mostBytes) reject(new TableRefused('xlsx-too-large', path))
    else
      zip.openReadStream(entry, (error, stream) =>
        error ? reject(new TableRefused('xlsx-broken', path)) : resolve(stream),
      )
  })
}

function opened(source: ByteSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
  return new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(new SourceReader(source), source.size, options, (error, zip) =>
      error ? reject(new TableRefused('xlsx-broken')) : resolve(zip),
    ),
  )
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > mostEntries) throw new TableRefused('xlsx-too-large')
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(new TableRefused('xlsx-broken')))
    zip.readEntry()
  })
}
