import type { SectionDraft } from '@pito/server/src/content/index.ts'

type Fields = Omit<SectionDraft, 'place' | 'kind'>

/** A section of a campaign page: the fields common to both languages, and the texts in each language. */
export interface SectionInBoth extends Pick<SectionDraft, 'place' | 'kind'> {
  readonly both?: Fields
  readonly fi: Fields
  readonly en: Fields
}

export function inEachLanguage(sections: readonly SectionInBoth[]) {
  const inLanguage = (language: 'fi' | 'en') =>
    sections.map(
      ({ place, kind, both, [language]: words }): SectionDraft => ({
        place,
        kind,
        ...both,
        ...words,
      }),
    )
  return { fi_FI: inLanguage('fi'), en_GB: inLanguage('en') }
}

/** Parses list items. Each line has the form `title | description | link | image`; link and image are optional. */
export function items(...lines: string[]) {
  return lines.map((line) => {
    const [title = '', description = '', link, image] = line.split(' | ')
    return { title, description, ...(link && { link }), ...(image && { image }) }
  })
}

export function buttons(one: readonly [string, string], two?: readonly [string, string]): Fields {
  return {
    button_one_title: one[0],
    button_one_link: one[1],
    ...(two && { button_two_title: two[0], button_two_link: two[1] }),
  }
}
