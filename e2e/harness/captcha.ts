import type { Page } from '@playwright/test'

const ordinals = [
  ['first', 'ensimmäinen'],
  ['second', 'toinen'],
  ['third', 'kolmas'],
  ['fourth', 'neljäs'],
  ['fifth', 'viides'],
]

/** The answer to the captcha's question: what somebody types who cannot see the picture. */
export async function captchaAnswer(page: Page): Promise<string> {
  return answerTo(await page.locator('input[name=captcha_question]').inputValue())
}

export function answerTo(question: string): string {
  const [, list = ''] = /: (.+)\.$/.exec(question) ?? []
  const place = ordinals.findIndex((words) => words.some((word) => question.includes(word)))
  return list.split(', ')[place] ?? ''
}
