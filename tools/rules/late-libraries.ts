import type { Rule } from '../project-files.ts'
import { isCode } from '../project-files.ts'
import { importsOf } from './imports-of.ts'

const start = 'server/src/main.ts'
/** Large libraries that the shop does not need for its first page. */
const late = [
  '@simplewebauthn/server',
  'csv-parse',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'saxes',
  'sharp',
  'yauzl',
]

/**
 * Refuses imports that load a large library at the start of the server, which every start and every shop would pay for
 * with time and memory. `import()` at the place of use loads it when it is first needed.
 */
export const lateLibraries: Rule = (files) => {
  const code = new Map(files.filter(isCode).map((file) => [file.path, file]))
  const reached = new Set([start])
  const refused: string[] = []
  for (const path of reached) {
    const file = code.get(path)
    for (const { target, isLibrary, isLoadedAtOnce } of file ? importsOf(file) : []) {
      if (!isLoadedAtOnce) continue
      if (!isLibrary) reached.add(target)
      else if (late.includes(target)) refused.push(path + whyLate(target))
    }
  }
  return refused
}

const whyLate = (library: string) =>
  ` is loaded at the start of the server and imports ${library}: load it with import() where it is used.`
