import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appVersion } from '@pito/contracts/values/app-version'
import { root } from '../bin/steps/root.js'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { notesOf, whyNotReleased } from './rules/why-not-released.ts'

const git = (...options: readonly string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim()

/** `npm run release` tags the commit as the version of package.json, with what the changelog says about it. */
function release(): void {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const whyNot = git('status', '--porcelain')
    ? 'There are changes that are not committed.'
    : whyNotReleased(changelog, appVersion, git('tag').split('\n'))
  if (whyNot) throw new StartRefused(whyNot)
  // Headings begin with the character that git takes for a comment.
  git('tag', '--annotate', '--cleanup=whitespace', `v${appVersion}`, '-m', notesOf(changelog, appVersion))
  console.log(`Tagged as v${appVersion}. Publish it with: git push origin v${appVersion}`)
}

try {
  release()
} catch (error) {
  sayAndExit(error as Error)
}
