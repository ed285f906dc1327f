import type { DownloadFile, Group } from '@pito/contracts/downloads'
import { listCategories, listDownloads } from '@pito/contracts/downloads'
import type { Api } from '@pito/web/api/api'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'

export interface DownloadsData {
  readonly categories: readonly Group[]
  readonly files: Settled<readonly DownloadFile[]>
}

export async function loadDownloads(api: Api): Promise<DownloadsData> {
  // This call is not wrapped in `settled`: a visitor without permission must see the error page, not a page with a
  // missing part.
  const { data: categories } = await api(listCategories, {})
  return { categories, files: await settled(readFiles(api)) }
}

export async function readFiles(api: Api): Promise<readonly DownloadFile[]> {
  return (await api(listDownloads, {})).data
}
