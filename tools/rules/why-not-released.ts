/**
 * Returns why the version cannot be tagged, or null. It has to be the newest one in the changelog, and all older ones
 * have to have a tag, because migrations rely on the versions that the changelog names (migration-safety.ts).
 */
export function whyNotReleased(changelog: string, version: string, tags: readonly string[]): string | null {
  const [newest, ...older] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, found = '']) => found)
  if (newest !== version)
    return `The version in package.json is ${version}, and the first one in CHANGELOG.md is ${newest ?? 'missing'}.`
  if (tags.includes(`v${version}`)) return `The tag v${version} exists already.`
  const untagged = older.filter((one) => !tags.includes(`v${one}`))
  return untagged.length > 0
    ? `CHANGELOG.md names ${untagged.join(', ')} without a tag: run git fetch --tags, or tag these commits first.`
    : null
}

/** Returns what the changelog says about the version. */
export function notesOf(changelog: string, version: string): string {
  const [, section = ''] = changelog.split(`\n## ${version}`)
  return section.slice(section.indexOf('\n')).split('\n## ')[0]?.trim() ?? ''
}
