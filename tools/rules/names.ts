import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode, isTest } from '../project-files.ts'

const empty = /^(utils?|helpers?|common|misc|shared|managers?|services?|types?)$/

/** Words that had several meanings or that only this project used, each with the field's own word. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/^(kept|keeping|keep)$/, 'cache, store or remember'],
  [/^(still|written|lean)$/, 'static'],
  [/^twins?$/, 'translation, or customerAndGuest for calls'],
  [/^(asked|wanted|deed)$/, 'request, input or action'],
  [/^(told|waits|waiting)$/, 'what it does, as in alert or email'],
]

/** A name that fits everything says nothing about what is inside. */
export const names: Rule = (files) => [...emptyNames(files), ...coinedNames(files), ...wrongWhyNots(files)]

const emptyNames: Rule = (files) =>
  files
    .filter(({ path }) => path.split('/').some((part) => empty.test(part.replace(/(\.\w+)+$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing; name it after its main export.`)

const coinedNames: Rule = (files) =>
  files
    .filter(isCode)
    .flatMap(({ path }) =>
      plainWords
        .filter(([word]) => path.split(/[/.-]/).some((part) => word.test(part)))
        .map(([, instead]) => `${path} has a word that the field does not use so; write ${instead}.`),
    )

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
