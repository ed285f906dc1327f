import type { ShownSection } from './load-campaign.ts'

/**
 * Groups the sections by row. On wide screens, questions and a video that follows them share a row, and every other
 * section has its own.
 */
export function campaignRows(sections: readonly ShownSection[]): ShownSection[][] {
  const rows: ShownSection[][] = []
  for (const section of sections) {
    const before = rows.at(-1)
    if (before?.length === 1 && before[0] && arePair(before[0], section)) before.push(section)
    else rows.push([section])
  }
  return rows
}

function arePair(one: ShownSection, other: ShownSection): boolean {
  const plain = one.background_color === null && other.background_color === null
  return plain && one.kind === 'faq' && other.kind === 'video'
}
