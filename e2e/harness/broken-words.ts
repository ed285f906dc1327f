import type { Page } from '@playwright/test'

/** Words that go on in the next line without a hyphen, a dash or a place to break. */
export function tornWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body
    const hidden = root.matches('dialog') ? '.vh, select' : '.vh, dialog, [popover], select'
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    /** Hidden from the eye and not from screen readers: in a box of one pixel. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.getBoundingClientRect().width <= 1 && getComputedStyle(element).overflow === 'hidden') ||
        isClipped(element.parentElement))
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest(hidden) || isClipped(parent)) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{7,}/gu)) {
        // The hyphen at the end of a line counts as part of the letter after it.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) torn.push(word)
      }
    }
    return torn
  }, within)
}
