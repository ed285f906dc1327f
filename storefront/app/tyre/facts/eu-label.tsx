import { sheetAddress } from '@pito/contracts/values/label-address'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../../page/root-data.ts'
import type { Slide } from '../gallery/slide.ts'
import type { TyreData } from '../tyre-data.ts'
import { tyre as words } from '../tyre-words.ts'
import { FactTable } from './fact-table.tsx'

const eprel = 'https://eprel.ec.europa.eu/screen/product/tyres/'

/**
 * Shows the label as a picture, its values as text, and a link to the product information sheet. If the tyre has no
 * label, the reason is shown instead.
 */
export function EuLabel({ tyre, later }: { tyre: TyreData; later: boolean }) {
  const w = useWords(words)
  const label = tyre.slides.find((slide) => slide.label)
  return (
    <>
      <h2>{w.label}</h2>
      {tyre.noLabel === '' ? (
        <>
          {label && <Label slide={label} later={later} />}
          <FactTable rows={tyre.label} />
          <Papers id={tyre.card.id} eprelId={tyre.eprelId} />
        </>
      ) : (
        <>
          <p>{tyre.noLabel}</p>
          {tyre.label.length > 0 && <FactTable rows={tyre.label} />}
        </>
      )}
    </>
  )
}

/** The picture is loaded after the first paint. Without scripts it is loaded at once. */
function Label({ slide, later }: { slide: Slide; later: boolean }) {
  const image = <img src={slide.src} alt={slide.alt} width="300" height="440" />
  return <div className="eulabel">{later ? image : <noscript>{image}</noscript>}</div>
}

function Papers({ id, eprelId }: { id: number; eprelId: string | null }) {
  const w = useWords(words)
  // In the demo the link to the EPREL register is left out, because the demo's EPREL numbers are invented and belong
  // to other tyres there.
  const demo = useRootData()?.demo
  return (
    <ul className="papers small">
      <li>
        <Anchor className="link" href={sheetAddress(id)}>
          {w.sheet}
        </Anchor>
      </li>
      <li>
        <Anchor className="link" href={`${sheetAddress(id)}.pdf`}>
          {w.sheet} (PDF)
        </Anchor>
      </li>
      {eprelId && !demo && (
        <li>
          <Anchor className="link" href={`${eprel}${eprelId}`}>
            {w.eprel}
          </Anchor>
        </li>
      )}
      {demo && <li className="quiet">{w.illustrative}</li>}
    </ul>
  )
}
