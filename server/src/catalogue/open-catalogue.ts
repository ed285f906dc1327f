import type { Pause } from '../platform/follow-changes.ts'
import { followChanges } from '../platform/follow-changes.ts'
import { addGauge } from '../platform/metrics.ts'
import type { Platform } from '../platform/platform.ts'
import { Catalogue } from './catalogue.ts'

const opened = new WeakMap<Platform, Catalogue>()

/** Returns undefined while the demo is filled, whose articles have not been committed yet. */
export function openedCatalogue(platform: Platform): Catalogue | undefined {
  return opened.get(platform)
}

export function catalogueOf(platform: Platform): Catalogue {
  const catalogue = opened.get(platform)
  if (!catalogue) throw new Error('The catalogue is not open: app.ts opens it before it answers.')
  return catalogue
}

/** Loads the catalogue once per process and then follows its changes. */
export async function openCatalogue(platform: Platform, pause?: Pause): Promise<Catalogue> {
  const catalogue = new Catalogue(platform)
  await catalogue.load()
  opened.set(platform, catalogue)
  let changedAt: Date | null = null
  const followed = followChanges({
    // The edition is changed only after the index contains the change, so that pages are not rendered again with old
    // data.
    follow: async () => {
      if (await catalogue.follow()) platform.edition.bump()
      if (catalogue.shownRevision >= platform.revisions.current('catalogue')) changedAt = null
    },
    onError: (error) => platform.log.error({ err: error }, 'The catalogue could not follow a change.'),
    closing: platform.closing,
    pause,
  })
  platform.revisions.onChange('catalogue', () => {
    changedAt ??= platform.clock()
    followed()
  })
  addGauge(platform.metrics, {
    name: 'pito_catalogue_behind_seconds',
    help: 'How long a change of the catalogue has not been shown by this process, 0 if it shows all changes.',
    read: () => (changedAt ? (platform.clock().getTime() - changedAt.getTime()) / 1000 : 0),
  })
  return catalogue
}
