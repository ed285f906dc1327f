import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { isInInches } from '@pito/contracts/values/tyre-size'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import type { SizeMarkingWords } from './size-marking-words.ts'
import { sizeMarking } from './size-marking-words.ts'

export type MarkedSize = TyreSize & { readonly load: number; readonly speed: string }

/**
 * A code of up to eleven figures, such as 275/40 R20 106Y, fits in one line. Longer codes, as on truck tyres, are set
 * in smaller type.
 */
const figuresInLine = 11
const unread = { 'aria-hidden': true }

/**
 * Shows the code on a tyre's sidewall, with the meaning below each part. Screen readers ignore it, because it is two
 * tables in one line: on the page they read `sizeInWords`, and in the dialog the list below it.
 */
export function SizeAnatomy({ size }: { size: MarkedSize }) {
  const w = useWords(sizeMarking)
  const { width, aspectRatio, diameter, load, speed } = size
  const [wide, high, rim, carries, fast] = valuesOf(size, w)
  const figures = [width, aspectRatio || '', diameter, load, speed].join('').length
  return (
    <dl className={figures > figuresInLine ? 'anatomy anatomy--long' : 'anatomy'} {...unread}>
      <Part value={wide} meaning={w.wide}>
        {width}
        {aspectRatio > 0 && <i className="anatomy__slash">/</i>}
      </Part>
      {aspectRatio > 0 && (
        <Part value={high} meaning={w.high}>
          {aspectRatio}
        </Part>
      )}
      <Part value={rim} meaning={w.rim}>
        <i>R</i>
        {diameter}
      </Part>
      <Part value={carries} meaning={w.load} index>
        {load}
      </Part>
      <Part value={fast} meaning={w.speed} index>
        {speed}
      </Part>
    </dl>
  )
}

/** Returns a text such as "leveys 205 mm, profiili 55 %, vanne 16 tuumaa, kantavuus 670 kg, enintään 190 km/h". */
export function sizeInWords(size: MarkedSize, w: SizeMarkingWords): string {
  const [wide, high, rim, carries, fast] = valuesOf(size, w)
  const profile = size.aspectRatio > 0 ? [`${w.high} ${high}`] : []
  return [
    `${w.wide} ${wide}`,
    ...profile,
    `${w.rim} ${rim}`,
    `${w.load} ${carries}`,
    `${w.speed} ${fast}`,
  ].join(', ')
}

function valuesOf({ width, aspectRatio, diameter, load, speed }: MarkedSize, w: SizeMarkingWords) {
  const fast = speedOf(speed)
  return [
    isInInches(width) ? w.inches(width) : `${width}\u00a0mm`,
    `${aspectRatio}\u00a0%`,
    w.inches(diameter),
    `${kilogramsOf(load) ?? load}\u00a0kg`,
    fast ? `${fast.kmh}\u00a0km/h` : speed,
  ] as const
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
