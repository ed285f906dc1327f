import type { Page } from '@playwright/test'

/** Returns the texts of buttons, tabs, labels, options and short lines that are wider than their boxes. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const isCut = (element: Element): boolean => {
      const { display, overflowX, font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      if (element.clientWidth <= 1 || display === 'inline' || overflowX === 'auto') return false
      if (!(element instanceof HTMLSelectElement) || !canvas)
        return element.scrollWidth > element.clientWidth + 1
      canvas.font = font
      const paddings = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      const chosen = element.selectedOptions[0]?.text ?? ''
      return canvas.measureText(chosen).width > element.clientWidth - paddings + 1
    }
    const texts = 'button, .btn, [role=tab], .chip, summary, label, legend, select, h1, h2, h3, p, b, dt, dd'
    return [...document.querySelectorAll(texts)]
      .filter((element) => element.checkVisibility() && !element.closest('.vh, dialog, [popover]'))
      .filter(isCut)
      .map((element) => `${element.localName}.${element.className}: ${element.textContent}`)
  })
}

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
