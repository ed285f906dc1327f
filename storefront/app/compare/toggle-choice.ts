import { languageOf } from '@pito/contracts/values/locale'
import { showToast } from '@pito/ui/toast'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ChosenTyre } from './chosen-store.ts'
import { chosenTyres, storeChosen, toggled } from './chosen-store.ts'
import { compare } from './compare-words.ts'

/** Adds a tyre to the comparison or removes it. A fifth tyre is rejected with a message. */
export function toggleChoice(tyre: ChosenTyre): void {
  const next = toggled(chosenTyres(), tyre)
  if (next) {
    storeChosen(next)
    return
  }
  const { full, fullHint } = compare[languageOf(browserLocale(new URL(window.location.href)))]
  showToast({ title: full, more: fullHint, tone: 'warn' })
}
