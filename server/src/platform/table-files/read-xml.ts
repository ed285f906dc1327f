import type { Readable } from 'node:stream'
import type { SaxesTagPlain } from 'saxes'
import { SaxesParser } from 'saxes'
import { TableRefused } from './table-file.ts'

interface XmlHandler {
  open?(tag: SaxesTagPlain): void
  close?(tag: SaxesTagPlain): void
  text?(text: string): void
}

/**
 * Parses XML while it is read, and yields after each chunk, so that the caller can take what the handler has collected.
 * Entities of a document type are not expanded.
 */
export async function* readXml(stream: Readable, path: string, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new TableRefused('xlsx-broken', path)
  })
  parser.on('opentag', (tag) => handler.open?.(tag))
  parser.on('closetag', (tag) => handler.close?.(tag))
  parser.on('text', (text) => handler.text?.(text))
  const decoder = new TextDecoder('utf-8')
  try {
    for await (const bytes of stream as AsyncIterable<Uint8Array>) {
      parser.write(decoder.decode(bytes, { stream: true }))
      yield
    }
    parser.write(decoder.decode()).close()
    yield
  } catch (error) {
    // yauzl reports an entry that is longer than it declares with an error of its own.
    throw error instanceof TableRefused ? error : new TableRefused('xlsx-broken', path)
  } finally {
    stream.destroy()
  }
}

/** Removes the prefix of a namespace: `x:row` is `row`. */
export function localName({ name }: { readonly name: string }): string {
  return name.slice(name.indexOf(':') + 1)
}

export function attribute(tag: SaxesTagPlain, name: string): string | undefined {
  return tag.attributes[name]
}
