import type { Platform } from '../platform/platform.ts'
import { Catalogue } from './catalogue.ts'

const opened = new WeakMap<Platform, Catalogue>()
/** Many changes in a row are followed together: at most so often. */
const pauseMilliseconds = 200

export function catalogueOf(platform: Platform): Catalogue {
  const catalogue = opened.get(platform)
  if (!catalogue) throw new Error('The catalogue is not open: app.ts opens it before it answers.')
  return catalogue
}

/** Loads the catalogue once a process and follows its changes from then on. */
export async function openCatalogue(platform: Platform): Promise<Catalogue> {
  const catalogue = new Catalogue(platform)
  await catalogue.load()
  opened.set(platform, catalogue)
  platform.revisions.onChange('catalogue', follower(platform, catalogue))
  return catalogue
}

function follower(platform: Platform, catalogue: Catalogue): () => void {
  let wanted = false
  let following = false
  const follow = async () => {
    following = true
    while (wanted) {
      wanted = false
      // Pages are made anew only after the index knows what changed.
      if (await catalogue.follow()) platform.edition.bump()
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    }
    following = false
  }
  return () => {
    wanted = true
    if (!following)
      follow().catch((error) => {
        following = false
        platform.log.error({ err: error }, 'The catalogue could not follow a change.')
      })
  }
}
