import type { Locale } from '@pito/contracts/values/locale'

const mostBytes = 8 * 1024 * 1024
const largestAnswer = 64 * 1024

/** Answers that depend on address and language alone, as bytes, until anything in the shop changes. */
export class KeptAnswers {
  private answers = new Map<string, Buffer>()
  private bytes = 0
  private change = -1
  private readonly changes: () => number

  constructor(changes: () => number) {
    this.changes = changes
  }

  find(url: string, locale: Locale): Buffer | undefined {
    if (this.change !== this.changes()) this.forget()
    return this.answers.get(keyOf(url, locale))
  }

  /** Kept only if nothing changed since the answer was begun. */
  keep(url: string, locale: Locale, text: string, begunAt: number): void {
    if (begunAt !== this.changes() || text.length > largestAnswer) return
    const answer = Buffer.from(text)
    if (this.change !== begunAt || this.bytes + answer.length > mostBytes) this.forget()
    this.answers.set(keyOf(url, locale), answer)
    this.bytes += answer.length + url.length
  }

  private forget(): void {
    this.answers = new Map()
    this.bytes = 0
    this.change = this.changes()
  }
}

function keyOf(url: string, locale: Locale): string {
  return `${locale} ${url}`
}
