import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@pito/contracts/values/locale'
import type { PdfPage } from '@pito/server/src/platform/pdf/make-pdf.ts'
import { makePdf } from '@pito/server/src/platform/pdf/make-pdf.ts'

const folder = join(import.meta.dirname, '../../content/downloads')

interface Guide {
  readonly title: string
  readonly blocks: readonly string[]
}

/**
 * Reads a guide. It has a line "# title", then paragraphs, "## headings" and lists of "- items", separated by blank
 * lines.
 */
export function readGuide(name: string, language: Language): Guide {
  const text = readFileSync(join(folder, `${name}.${language}.md`), 'utf8')
  const [head = '', ...blocks] = text.trim().split(/\n\n/)
  return { title: head.replace('# ', ''), blocks }
}

export function writeGuide({ title, blocks }: Guide, language: Language, asOf: Date): Promise<Buffer> {
  return makePdf({ title, language, asOf }, (page) => {
    const document = page.struct('Document')
    page.addStructure(document)
    document.add(
      page.struct('H1', {}, () => {
        page.font('bold').fontSize(22).fillColor('#111').text(title).moveDown(0.5)
      }),
    )
    for (const block of blocks) document.add(drawBlock(page, block))
    document.end()
  })
}

function drawBlock(page: PdfPage, block: string): PDFKit.PDFStructureElement {
  if (block.startsWith('## '))
    return page.struct('H2', {}, () => {
      page.moveDown(0.6).font('bold').fontSize(14).fillColor('#111').text(block.slice(3))
      page.moveDown(0.3)
    })
  if (block.startsWith('- ')) return drawList(page, block.split('\n'))
  return page.struct('P', {}, () => paragraph(page, block))
}

function drawList(page: PdfPage, lines: readonly string[]): PDFKit.PDFStructureElement {
  const items = lines.map((line) =>
    page.struct('LI', {}, [page.struct('LBody', {}, () => paragraph(page, `•  ${line.slice(2)}`))]),
  )
  return page.struct('L', {}, items)
}

function paragraph(page: PdfPage, text: string): void {
  page.font('regular').fontSize(11).fillColor('#222').text(text, { paragraphGap: 4, lineGap: 2 })
}
