import PdfDocument from 'pdfkit'
import { pdfFonts } from './pdf-fonts.ts'
import { printable } from './printable.ts'

type TextOptions = PDFKit.Mixins.TextOptions
/** pdfkit takes parsed fonts since version 0.20; its types do not know them yet. */
type FontSource = PDFKit.Mixins.PDFFontSource

/** A document with the embedded fonts `regular` and `bold`, which print every text that is drawn in it. */
export class PrintingDocument extends PdfDocument {
  constructor(options: PDFKit.PDFDocumentOptions) {
    // The empty name keeps pdfkit from loading its own Helvetica, which is not embedded and lacks most letters.
    super({ ...options, font: '' })
    for (const [name, font] of Object.entries(pdfFonts))
      this.registerFont(name, font as unknown as FontSource)
    this.font('regular')
  }

  override text(text: string, x?: number, y?: number, options?: TextOptions): this
  override text(text: string, options?: TextOptions): this
  override text(text: string, ...place: unknown[]): this {
    return super.text(printable(text), ...(place as [TextOptions?]))
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(printable(text), options)
  }
}
