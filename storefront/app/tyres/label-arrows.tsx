import { studded } from '@pito/contracts/values/tyre-season'
import type { DrawnIcon } from '@pito/ui/icon-class'
import { iconClass } from '@pito/ui/icon-class'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import type { TyreWords } from '../words/tyres.ts'
import { tyres } from '../words/tyres.ts'
import type { TyreLabel } from './tyre-card-data.ts'

/**
 * The icons have more waves for more noise: one for class A and three for class C. Class B has the default icon with
 * two.
 */
const noiseIcon: Readonly<Record<string, DrawnIcon>> = { A: 'noise-low', C: 'noise-high' }

/** True for studded tyres, to which the EU label does not apply. They have no product information sheet. */
export function isStudded(seasonId: number): boolean {
  return seasonId === studded
}

/**
 * Shows the classes of the EU label in their legal colours. Noise classes have no colour, and studded tyres have no
 * label.
 */
export function LabelArrows({ label, seasonId }: { label: TyreLabel; seasonId: number }) {
  const w = useWords(tyres)
  const { fuel, wet, noiseClass, decibels } = label
  if (isStudded(seasonId)) return <p className="eu eu--none">{w.noLabel}</p>
  if (!fuel && !wet && !decibels) return <p className="eu eu--none">{w.labelUnknown}</p>
  return (
    <>
      <p className="vh">{labelInWords(label, w)}</p>
      <ul className="eu" aria-hidden="true">
        {fuel && <Line icon="fuel" word={w.fuel} letter={fuel} />}
        {wet && <Line icon="rain" word={w.wet} letter={wet} />}
        {noiseClass && (
          <Line icon={noiseIcon[noiseClass] ?? 'noise'} word={w.noise} letter={noiseClass} noise>
            {decibels && ` ${decibels}\u00a0dB`}
          </Line>
        )}
      </ul>
    </>
  )
}

/**
 * Returns a text such as "EU-rengasmerkintä: Polttoainetaloudellisuus B, Märkäpito A, Melu 70 dB, luokka B". Screen
 * readers read it instead of the list, which has fifteen parts.
 */
function labelInWords({ fuel, wet, noiseClass, decibels }: TyreLabel, w: TyreWords): string {
  const noise = [decibels && `${w.noise} ${decibels}\u00a0dB`, noiseClass && w.noiseClass(noiseClass)]
  const parts = [fuel && `${w.fuel} ${fuel}`, wet && `${w.wet} ${wet}`, ...noise]
  return `${w.label}: ${parts.filter(Boolean).join(', ')}`.replaceAll('\u00ad', '')
}

interface LineProps {
  icon: DrawnIcon
  word: string
  letter: string
  noise?: boolean
  children?: ReactNode
}

function Line({ icon, word, letter, noise, children }: LineProps) {
  const spoken = <span>{word}</span>
  return (
    <li className={iconClass(icon)}>
      {children ? (
        <div>
          {spoken}
          {children}
        </div>
      ) : (
        spoken
      )}
      <Arrow letter={letter} noise={noise} />
    </li>
  )
}

/**
 * Shows a class of the EU label. The markup and the class names are short, because a list of tyres contains sixty of
 * them.
 */
export function Arrow({ letter, noise }: { letter: string; noise?: boolean | undefined }) {
  return <b className={`eu-${noise ? 'noise' : letter}`}>{letter}</b>
}
