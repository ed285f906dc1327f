import { isOfOldScale, oldLabelName } from '@pito/contracts/values/label-address'
import type { Platform } from '../../platform/platform.ts'
import { drawLabel } from './draw-label.ts'
import { labelOf } from './label-of.ts'
import { readDeclared } from './label-store.ts'
import { oldLabel } from './old-label.ts'

/**
 * Returns a label as SVG. The name is the id of an article, or the name of the label that all tyres on the old scale
 * have in common. Returns null if there is no such label.
 */
export async function labelImage({ sql }: Pick<Platform, 'sql'>, name: string): Promise<string | null> {
  if (name === oldLabelName) return oldLabel
  if (!/^[1-9]\d{0,8}$/.test(name)) return null
  const row = await readDeclared(sql, Number(name))
  const facts = row && labelOf(row)
  if (!facts) return null
  return isOfOldScale({ fuel: facts.fuelEfficiency, wet: facts.wetGrip }) ? oldLabel : drawLabel(facts)
}
