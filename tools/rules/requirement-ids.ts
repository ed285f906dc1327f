import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode } from '../project-files.ts'

const document = 'docs/requirements.csv'

/** Requires each requirement id in code, tests and documents to exist exactly once in docs/requirements.csv. */
export const requirementIds: Rule = (files) => {
  const ids = idsIn(files.find(({ path }) => path === document)?.text ?? '')
  const areas = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))]
  if (areas.length === 0) return [`${document} has no requirements.`]
  const named = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g')
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${document} has the id ${id} more than once.`),
    ...files
      .filter(namesRequirements)
      .flatMap(({ path, text }) =>
        [...new Set(text.match(named))]
          .filter((id) => !ids.includes(id))
          .map((id) => `${path} names the requirement ${id}, which is not in ${document}.`),
      ),
  ]
}

function idsIn(csv: string): string[] {
  return [...csv.matchAll(/^([A-Z0-9]+-\d+),/gm)].map(([, id = '']) => id)
}

/** Tells whether a file is checked. The tests of the rules are exempt, because they use ids that do not exist. */
function namesRequirements(file: ProjectFile): boolean {
  return (isCode(file) || /\.(md|css|sql)$/.test(file.path)) && !file.path.startsWith('tools/rules/')
}
