import type { DownloadFile, Group } from '@pito/contracts/downloads'
import { listCategories, listDownloads } from '@pito/contracts/downloads'
import type { Api } from '../../api/api.ts'
import type { Settled } from '../../parts/settled.ts'
import { settled } from '../../parts/settled.ts'

export interface DownloadsData {
  readonly categories: readonly Group[]
  readonly files: Settled<readonly DownloadFile[]>
}

export async function loadDownloads(api: Api): Promise<DownloadsData> {
  // Not settled: whoever may not be here is told so, and not that a part is missing.
  const { data: categories } = await api(listCategories, {})
  return { categories, files: await settled(readFiles(api)) }
}

export async function readFiles(api: Api): Promise<readonly DownloadFile[]> {
  return (await api(listDownloads, {})).data
}
