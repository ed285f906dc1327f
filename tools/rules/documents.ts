import { posix } from 'node:path'
import type { ProjectFile, Rule } from '../project-files.ts'

/**
 * Documents grow old unseen: every setting is in the README, and every file that a document names is there. A
 * superseded decision is history and may name what is gone.
 */
export const documents: Rule = (files) => [
  ...settingsNotInReadme(files),
  ...filesNotThere(files),
  ...decisionsWithoutStatus(files),
]

function decisionsWithoutStatus(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => path.startsWith('docs/decisions/') && !/^Status: /m.test(text))
    .map(({ path }) => `${path} has no line that begins with "Status:".`)
}

function settingsNotInReadme(files: readonly ProjectFile[]): string[] {
  const text = (wanted: string) => files.find(({ path }) => path === wanted)?.text ?? ''
  const readme = text('README.md')
  return [...text('server/src/platform/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .filter(([, name]) => !readme.includes(`| \`${name}\` |`))
    .map(([, name]) => `README.md does not list the setting ${name}.`)
}

const link = /\]\((?!https?:|#)([^)#]+)/g
const named = /`((?:bin|contracts|server|storefront|ui|demo|e2e|bench|tools|docs)\/[\w./-]+)`/g
const isSuperseded = /^Status: superseded by /m
const picture = /\.(png|svg|jpe?g)$/

function filesNotThere(files: readonly ProjectFile[]): string[] {
  const isThere = (wanted: string) =>
    picture.test(wanted) ||
    files.some(({ path }) => path === wanted || path.startsWith(`${wanted.replace(/\/$/, '')}/`))
  return files
    .filter(
      ({ path, text }) => path === 'README.md' || (/^docs\/.*\.md$/.test(path) && !isSuperseded.test(text)),
    )
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(link)].map(([, to = '']) => ({
        path,
        to: posix.join(posix.dirname(path), to),
      })),
      ...[...text.matchAll(named)].map(([, to = '']) => ({ path, to })),
    ])
    .filter(({ to }) => !isThere(to))
    .map(({ path, to }) => `${path} names ${to}, which is not there.`)
}
