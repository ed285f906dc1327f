import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode, isTest } from '../project-files.ts'

const empty = /^(utils?|helpers?|common|misc|shared|managers?|services?|types?)$/

/** A name that fits everything says nothing about what is inside. */
export const names: Rule = (files) => [...emptyNames(files), ...wrongWhyNots(files)]

const emptyNames: Rule = (files) =>
  files
    .filter(({ path }) => path.split('/').some((part) => empty.test(part.replace(/(\.\w+)+$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing; name it after its main export.`)

const signature = /function (\w+)\([^{]*?\): ([^{]+?) \{/g

/** `git grep whyNot` is the list of the shop's rules, and it has to be whole. */
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
