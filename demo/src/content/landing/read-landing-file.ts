import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LandingWords } from '@pito/server/src/content/index.ts'

const folder = join(import.meta.dirname, '../../../content/landing')

/**
 * Reads the landing pages of a file. Each page has a line "# name", a meta description, and three blocks that each
 * have a line "## heading" and a text.
 */
export function readLandingFile(file: string): Map<string, LandingWords> {
  const [, ...pages] = `\n${readFileSync(join(folder, file), 'utf8')}`.split(/\n# /)
  return new Map(pages.map(pageOf))
}

function pageOf(text: string): [name: string, words: LandingWords] {
  const [head = '', ...blocks] = text.split(/\n## /)
  const [name = '', metaDescription = ''] = head.split('\n')
  const [block1 = '', block2 = '', block3 = ''] = blocks.map(htmlOf)
  return [name.trim(), { block1, block2, block3, metaDescription }]
}

function htmlOf(block: string): string {
  const [heading, ...lines] = block.trim().split('\n')
  return blockHtml(heading ?? '', lines.join(' '))
}

export function blockHtml(heading: string, text: string): string {
  return `<h3>${heading}</h3><p>${text}</p>`
}
