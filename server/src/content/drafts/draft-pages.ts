import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { Language } from '@pito/contracts/values/locale'
import type { CmsPageDraft, CmsText } from '../save-cms-page.ts'
import type { Heads } from './draft-heads.ts'
import { draftHeads } from './draft-heads.ts'

/** Sentences that concern the demo alone stand between these comments in the files, such as promises of its merchant. */
const demoSentence = /<!-- demo -->(.*?)<!-- \/demo -->/gs
/** Sentences that replace those of the demo in the drafts of a real shop. */
const draftSentence = /<!-- draft -->(.*?)<!-- \/draft -->/gs

const folder = join(import.meta.dirname, 'texts')

/** Returns the pages of a new shop without the sentences that concern the demo alone. */
export function draftPages(): CmsPageDraft[] {
  return pagesIn(folder, draftHeads, (html) =>
    html
      .replaceAll(demoSentence, '')
      .replaceAll(draftSentence, '$1')
      .replaceAll('<p><small></small></p>', '')
      .trim(),
  )
}

/** Returns the same pages with the sentences of the demo and its titles where they differ. */
export function draftPagesOfDemo(titles: Readonly<Record<string, Heads>>): CmsPageDraft[] {
  const heads = Object.entries(draftHeads).map(([type, pages]) => [
    type,
    Object.fromEntries(Object.entries(pages).map(([urlPath, draft]) => [urlPath, titles[urlPath] ?? draft])),
  ])
  return pagesIn(folder, Object.fromEntries(heads), (html) =>
    html.replaceAll(demoSentence, '$1').replaceAll(draftSentence, ''),
  )
}

/** Reads the pages whose texts are the files `<url_path>.<language>.html` of a folder. */
export function pagesIn(
  source: string,
  headsByType: Readonly<Partial<Record<CmsPageType, Readonly<Record<string, Heads>>>>>,
  change: (html: string) => string = (html) => html,
): CmsPageDraft[] {
  const textOf = (urlPath: string, heads: Heads, language: Language): CmsText => {
    const [title, summary, metaDesc = summary] = heads[language]
    const content = change(readFileSync(join(source, `${urlPath}.${language}.html`), 'utf8'))
    return { title, summary, metaDesc, content }
  }
  return Object.entries(headsByType).flatMap(([type, pages]) =>
    Object.entries(pages).map(([urlPath, heads], position) => ({
      urlPath,
      type: type as CmsPageType,
      position,
      published: true,
      texts: { fi_FI: textOf(urlPath, heads, 'fi'), en_GB: textOf(urlPath, heads, 'en') },
    })),
  )
}
