import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { isInInches } from '@pito/contracts/values/tyre-size'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { sizeMarking } from './size-marking-words.ts'

export type MarkedSize = TyreSize & { readonly load: number; readonly speed: string }

/**
 * A code of up to eleven figures, such as 275/40 R20 106Y, fits in one line. Longer codes, as on truck tyres, are set
 * in smaller type.
 */
const figuresInLine = 11

/** Shows the code on a tyre's sidewall, with the meaning below each part. */
export function SizeAnatomy({ width, aspectRatio, diameter, load, speed }: MarkedSize) {
  const w = useWords(sizeMarking)
  const fast = speedOf(speed)
  const figures = [width, aspectRatio || '', diameter, load, speed].join('').length
  return (
    <dl className={figures > figuresInLine ? 'anatomy anatomy--long' : 'anatomy'}>
      <Part value={isInInches(width) ? w.inches(width) : `${width}\u00a0mm`} meaning={w.wide}>
        {width}
        {aspectRatio > 0 && <i className="anatomy__slash">/</i>}
      </Part>
      {aspectRatio > 0 && (
        <Part value={`${aspectRatio}\u00a0%`} meaning={w.high}>
          {aspectRatio}
        </Part>
      )}
      <Part value={w.inches(diameter)} meaning={w.rim}>
        <i>R</i>
        {diameter}
      </Part>
      <Part value={`${kilogramsOf(load) ?? load}\u00a0kg`} meaning={w.load} index>
        {load}
      </Part>
      <Part value={fast ? `${fast.kmh}\u00a0km/h` : speed} meaning={w.speed} index>
        {speed}
      </Part>
    </dl>
  )
}

interface PartProps {
  children: ReactNode
  value: string
  meaning: string
  index?: boolean
}

function Part({ children, value, meaning, index }: PartProps) {
  return (
    <div className={index ? 'is-index' : undefined}>
      <dt>{children}</dt>
      <dd>
        <b>{value}</b> <span>{meaning}</span>
      </dd>
    </div>
  )
}
