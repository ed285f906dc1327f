import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project-files.ts'
import { statesDocument, statesPath } from './rules/states.ts'

/** `npm run states` writes docs/states.md after a table of moves has changed. */
writeFileSync(join(root, statesPath), statesDocument())
