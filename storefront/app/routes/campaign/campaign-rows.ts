import type { ShownSection } from './load-campaign.ts'

/** On wide screens, questions and the video after them share a row; every other section has a row of its own. */
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
