import type { Language } from '@pito/contracts/values/locale'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { name, part } from '../platform/database/statement.ts'

/** The fields are named as in the API, so that a row can be returned as it is read. */
interface FileRow {
  readonly id: number
  readonly title: string
  readonly file_name: string
  readonly media_type: string
  readonly language: Language | null
  readonly bytes: number
  readonly updated_at: Date
  readonly group_id: number
  readonly group_name: string
}

export function publishedFiles(sql: Sql, language: Language): Promise<FileRow[]> {
  return sql.snake<FileRow>`
    select f.id, f.${name(`title_${language}`)} as title, file_name, media_type, language,
      length(content) as bytes, updated_at, c.id as group_id, c.${name(`name_${language}`)} as group_name
    from download_file f join download_category c on c.id = download_category_id
    where published and coalesce(language, ${language}) = ${language}
    order by c.position, c.id, f.position, f.id`
}

interface Content {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

export async function readContent(sql: Sql, id: number): Promise<Content | undefined> {
  const [row] = await sql<Content>`
    select file_name, media_type, content
    from download_file where id = ${id} and published`
  return row
}

interface Named {
  readonly id: number
  readonly name: string
}

export function categoryRows(sql: Sql, language: Language): Promise<Named[]> {
  return sql<Named>`
    select id, ${name(`name_${language}`)} as name from download_category order by position, id`
}

/** Lists the categories that have at least one vehicle. */
export function vehicleCategoryRows(sql: Sql, language: Language): Promise<Named[]> {
  return sql<Named>`
    select vehicle_type_id as id, ${name(`name_${language}`)} as name from tyre_category
    where exists (
      select from fitted_vehicle where fitted_vehicle.vehicle_type_id = tyre_category.vehicle_type_id
    ) order by vehicle_type_id`
}

interface Download {
  readonly customerId: string
  readonly title: string
  readonly fileName: string
  readonly downloadedAt: Date
}

export async function insertDownload(sql: Sql, row: Download): Promise<void> {
  await sql`
    insert into download_log (customer_id, title, file_name, downloaded_at)
    values (${row.customerId}, ${row.title}, ${row.fileName}, ${row.downloadedAt})`
}

export function deleteDownloadsBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'download_log', part`downloaded_at < ${before}`)
}

export async function hasDownloads(sql: Sql): Promise<boolean> {
  return (await sql`select from download_file limit 1`).length > 0
}

interface CategoryDraft {
  readonly position: number
  readonly nameFi: string
  readonly nameEn: string
}

export async function saveDownloadCategory(tx: Tx, category: CategoryDraft): Promise<number> {
  const [saved] = await tx<{ id: number }>`
    insert into download_category (position, name_fi, name_en)
    values (${category.position}, ${category.nameFi}, ${category.nameEn}) returning id`
  return (saved as { id: number }).id
}

interface DownloadFileDraft {
  readonly categoryId: number
  readonly position: number
  readonly fileName: string
  readonly mediaType: string
  readonly language: Language | null
  readonly titleFi: string
  readonly titleEn: string
  readonly content: Buffer
  readonly updatedAt: Date
}

export async function saveDownloadFile(tx: Tx, file: DownloadFileDraft): Promise<void> {
  await tx`
    insert into download_file (download_category_id, position, file_name, media_type, language, title_fi, title_en,
      content, updated_at)
    values (${file.categoryId}, ${file.position}, ${file.fileName}, ${file.mediaType}, ${file.language},
      ${file.titleFi}, ${file.titleEn}, ${file.content}, ${file.updatedAt})`
}
