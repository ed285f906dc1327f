import type { ProjectFile, Rule } from '../project-files.ts'
import { isTest } from '../project-files.ts'

interface CompleteList {
  readonly document: string
  /**
   * Matches an entry in the code. The document has to contain the text of the pattern's first group or, if it has no
   * group, the path of the file.
   */
  readonly pattern: RegExp
  /** Files that match because they define the mechanism. The document need not list them. */
  readonly except: readonly string[]
  /** The file that is searched instead of the code. */
  readonly only?: string
}

const lists: readonly CompleteList[] = [
  { document: 'docs/jobs.md', pattern: /defineJob<.*>\(\s*'([\w-]+)'/g, except: [] },
  {
    document: 'docs/retention.md',
    pattern: /^create table (\w+) \(/gm,
    except: [],
    only: 'docs/schema.sql',
  },
  {
    document: 'docs/emails.md',
    pattern: /\b(?:sendMail|renderEmail|sendBookingEmails|sendOrderEmails)\(/g,
    except: [],
  },
  {
    document: 'docs/caches.md',
    pattern:
      /\b(?:new (?:LruCache|PageCache|ResponseCache)\b|(?:cacheByTopic|cacheByEdition|cachedUntilChanged)\()/g,
    except: ['server/src/platform/cache-by-topic.ts'],
  },
]

/**
 * Requires the documents to list every job, e-mail, cache and table, because such a list is useful only if it is
 * complete.
 */
export const completeLists: Rule = (files) =>
  lists.flatMap(({ document, pattern, except, only }) => {
    const text = files.find(({ path }) => path === document)?.text ?? ''
    const code = files.filter((file) =>
      only ? file.path === only : isSource(file) && !except.includes(file.path),
    )
    return [...new Set(code.flatMap((file) => namesIn(file, pattern)))]
      .filter((name) => !text.includes(`\`${name}\``))
      .map((name) => `${document} does not list ${name}.`)
  })

function isSource(file: ProjectFile): boolean {
  return /^(server|simulators|storefront|contracts)\/.*\.tsx?$/.test(file.path) && !isTest(file)
}

function namesIn({ path, text }: ProjectFile, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? path)
}
