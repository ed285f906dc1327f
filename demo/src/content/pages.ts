import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { Language } from '@pito/contracts/values/locale'
import type { CmsPageDraft, CmsText } from '@pito/server/src/content/index.ts'
import { footerPages } from './pages/footer-pages.ts'
import { hamburgerPages } from './pages/hamburger-pages.ts'
import { informationPages } from './pages/information-pages.ts'
import type { Listed } from './pages/listed.ts'
import { texts as textsOfPages } from './pages/texts.ts'
import { draftsOfNewShop, topBarPages } from './pages/top-bar-pages.ts'

const contentFolder = join(import.meta.dirname, '../../content')

type Lists = Readonly<Record<CmsPageType, Readonly<Record<string, Listed>>>>
const lists: Lists = {
  Campaign: topBarPages,
  Hamburger: hamburgerPages,
  Footer: footerPages,
  Information: informationPages,
  Text: textsOfPages,
}

/** Sentences that concern the demo alone stand between these comments in the files, such as promises of its merchant. */
const demoSentence = /<!-- demo -->(.*?)<!-- \/demo -->/gs
/** Sentences that replace those of the demo in the drafts of a real shop. */
const draftSentence = /<!-- draft -->(.*?)<!-- \/draft -->/gs

export function demoPages(): CmsPageDraft[] {
  return pagesWith(lists, (html) => html.replaceAll(demoSentence, '$1').replaceAll(draftSentence, ''))
}

/** Returns the pages without the sentences that concern the demo alone, as drafts for a real shop. */
export function draftPages(): CmsPageDraft[] {
  const ofNewShop = (pages: Readonly<Record<string, Listed>>) =>
    Object.fromEntries(
      Object.entries(pages).map(([urlPath, texts]) => [urlPath, draftsOfNewShop[urlPath] ?? texts]),
    )
  const drafts: Lists = {
    Campaign: ofNewShop(lists.Campaign),
    Hamburger: ofNewShop(lists.Hamburger),
    Footer: lists.Footer,
    Information: lists.Information,
    Text: ofNewShop(lists.Text),
  }
  return pagesWith(drafts, (html) =>
    html
      .replaceAll(demoSentence, '')
      .replaceAll(draftSentence, '$1')
      .replaceAll('<p><small></small></p>', '')
      .trim(),
  )
}

function pagesWith(listed: Lists, changed: (html: string) => string): CmsPageDraft[] {
  return Object.entries(listed).flatMap(([type, pages]) =>
    Object.entries(pages).map(([urlPath, texts], position) => ({
      urlPath,
      type: type as CmsPageType,
      position,
      published: true,
      texts: {
        fi_FI: textOf(urlPath, texts, 'fi', changed),
        en_GB: textOf(urlPath, texts, 'en', changed),
      },
    })),
  )
}

function textOf(
  urlPath: string,
  listed: Listed,
  language: Language,
  changed: (html: string) => string,
): CmsText {
  const content = changed(readFileSync(join(contentFolder, `${urlPath}.${language}.html`), 'utf8'))
  const [title, summary, metaDesc = summary] = listed[language]
  return { title, summary, metaDesc, content }
}
