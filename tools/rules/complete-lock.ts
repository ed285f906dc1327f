import type { Rule } from '../project-files.ts'

interface Entry {
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Requires package-lock.json to contain the packages for every operating system. A registry may lack the packages of
 * another system; a lock file made with it misses them, and `npm ci` then fails on every machine.
 */
export const completeLock: Rule = (files) => {
  const lock = files.find(({ path }) => path === 'package-lock.json')
  if (!lock) return ['package-lock.json is missing.']
  const packages: Record<string, Entry> = JSON.parse(lock.text).packages
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !names.has(name))
      .map((name) => `package-lock.json lacks ${name}, which ${path || 'the root'} asks for.`),
    ...(entry.resolved?.includes('://')
      ? [`package-lock.json says where ${path} comes from; leave that out.`]
      : []),
  ])
}
