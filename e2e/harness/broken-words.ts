import type { Page } from '@playwright/test'

/** Returns the words that are broken across two lines without a hyphen, a dash or another allowed break. */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body
    const hidden = root.matches('dialog') ? '.vh, select' : '.vh, dialog, [popover], select'
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    /** Texts that are visually hidden, for screen readers only, are clipped to a box of one pixel and left out. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.getBoundingClientRect().width <= 1 && getComputedStyle(element).overflow === 'hidden') ||
        isClipped(element.parentElement))
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest(hidden) || isClipped(parent)) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{7,}/gu)) {
        // The browser gives a soft hyphen at the end of a line the rectangle of the letter after it, so the range
        // starts with that letter.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  }, within)
}
