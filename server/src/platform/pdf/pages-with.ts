import type { PdfPage } from './make-pdf.ts'
import { asArtifact } from './pdf-table.ts'

/** Returns the function that begins the next page and draws its footer. */
export function pagesWith(page: PdfPage, footer: (number: number) => string): () => void {
  let number = 1
  const drawFooter = () =>
    asArtifact(page, () => {
      const { left, top } = page.page.margins
      page
        .font('regular')
        .fontSize(8)
        .fillColor('#555')
        .text(footer(number), left, page.page.height - 38, { lineBreak: false })
      page.x = left
      page.y = top
    })
  drawFooter()
  return () => {
    page.addPage()
    number += 1
    drawFooter()
  }
}
