import type { Target } from './load.ts'
import { ratioTo } from './load.ts'

interface Bound {
  readonly atLeast?: number
  readonly atMost?: number
}

interface Line {
  readonly what: string
  readonly figure: string
  readonly bound: string
  readonly holds: boolean
}

interface Base extends Target {
  /** The name of the baseline in the report. */
  readonly name?: string
}

const lines: Line[] = []

export function note(what: string, value: number, unit: string, { atLeast, atMost }: Bound = {}): void {
  const holds = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
  const line = {
    what,
    figure: `${value.toFixed(value < 10 ? 3 : 0)} ${unit}`,
    bound: boundText(atLeast, atMost),
    holds,
  }
  lines.push(line)
  console.log(textOf(line))
}

/** Notes the target's responses per second and their ratio to the baseline, which is measured in the same run. */
export async function noteRatio(
  what: string,
  base: string | Base,
  target: Target,
  atLeast?: number,
): Promise<void> {
  const { name = 'bare', ...bare }: Base = typeof base === 'string' ? { url: base } : base
  const { ratio, perSecond } = await ratioTo(bare, target)
  note(`${what} (${Math.round(perSecond)}/s)`, ratio, `× ${name}`, atLeast === undefined ? {} : { atLeast })
}

export function allHold(): boolean {
  return lines.every(({ holds }) => holds)
}

function boundText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`
  return atMost === undefined ? '' : `≤ ${atMost}`
}

function textOf({ what, figure, bound, holds }: Line): string {
  return `${holds ? '✓' : '✗'} ${what.padEnd(58)} ${figure.padStart(14)}  ${bound}`
}
