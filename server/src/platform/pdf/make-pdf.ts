export type PdfPage = PDFKit.PDFDocument

interface Named {
  readonly title: string
  readonly language: 'fi' | 'en'
  /** Stands in the file as the day it was made: the same content is then the same bytes. */
  readonly asOf: Date
}

/** A tagged PDF with title and language; the pages are drawn by whoever knows what is on them. */
export async function makePdf(
  { title, language, asOf }: Named,
  draw: (page: PdfPage) => void,
): Promise<Buffer> {
  // Loaded when first needed: few visitors ask for a PDF.
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'fi' ? 'fi-FI' : 'en-GB',
    info: { Title: title, Author: 'Pito', Creator: 'Pito', Producer: 'Pito', CreationDate: asOf },
  })
  const bytes = collected(document)
  draw(document)
  document.end()
  return bytes
}

function collected(document: PdfPage): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
