import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode, isTest } from '../project-files.ts'

const empty = /^(utils?|helpers?|common|misc|shared|managers?|services?|types?)$/

/**
 * Words that this project once used for common concepts. The common terms are used instead: cache, request, action,
 * static and so on.
 */
const coined = /^(kept|told|asked|deed|twins?|torn)$/

/**
 * Refuses names that say nothing about their content (such as `helpers`), and words of our own for common concepts.
 */
export const names: Rule = (files) => [...emptyNames(files), ...coinedNames(files), ...wrongWhyNots(files)]

const emptyNames: Rule = (files) =>
  files
    .filter(({ path }) => path.split('/').some((part) => empty.test(part.replace(/(\.\w+)+$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing; name it after its main export.`)

const coinedNames: Rule = (files) =>
  files
    .filter((file) => isCode(file) && file.path.split(/[/.-]/).some((part) => coined.test(part)))
    .map(({ path }) => `${path} has a coined word in its name; use a term of the field.`)

const signature = /function (\w+)\([^{]*?\): ([^{]+?) \{/g

/**
 * Requires that a function named `whyNot…` returns a reason or null, and that a rule of the shop which returns a
 * refusal or null has such a name. `git grep whyNot` then lists all rules of the shop.
 */
const wrongWhyNots: Rule = (files) =>
  files.filter(isOwnCode).flatMap(({ path, text }) =>
    [...text.matchAll(signature)].flatMap(([, name = '', gives = '']) => {
      const isCalledSo = /^whyNot[A-Z]?/.test(name)
      if (isCalledSo && !/\| null$/.test(gives))
        return [`${path}: ${name} has to give a reason or null, not ${gives}.`]
      const saysNo = path.includes('/rules/') && /Refusal\w* \| null$/.test(gives)
      return saysNo && !isCalledSo ? [`${path}: ${name} says no, so its name begins with whyNot.`] : []
    }),
  )

function isOwnCode(file: ProjectFile): boolean {
  return isCode(file) && !isTest(file)
}
