export type PdfPage = PDFKit.PDFDocument

interface Named {
  readonly title: string
  readonly language: 'fi' | 'en'
  /** The moment is written into the file as its creation date, so that the same content yields the same bytes. */
  readonly asOf: Date
  /** Without it the pages are of A4 with a margin of 56 points. */
  readonly sheet?: { readonly size: 'A4' | [width: number, height: number]; readonly margin: number }
}

/** A tagged PDF with title and language, whose pages are drawn by the caller in the fonts `regular` and `bold`. */
export async function makePdf(
  { title, language, asOf, sheet = { size: 'A4', margin: 56 } }: Named,
  draw: (page: PdfPage) => void | Promise<void>,
): Promise<Buffer> {
  // pdfkit and the fonts are loaded when they are first needed, because few visitors ask for a PDF.
  const { PrintingDocument } = await import('./printing-document.ts')
  const document = new PrintingDocument({
    ...sheet,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'fi' ? 'fi-FI' : 'en-GB',
    info: { Title: title, CreationDate: asOf },
  })
  const bytes = collected(document)
  await draw(document)
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
