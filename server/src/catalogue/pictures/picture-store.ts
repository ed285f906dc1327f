import type { RowOf } from '../../platform/database/columns.ts'
import { assignment, columns, inSnakeCase, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

export type PictureRow = RowOf<typeof pictureColumns>
const pictureColumns = columns('uploaded_picture', 'id, name, file_hash, alt_fi, alt_en')

/** The picture of model `m` that lists show: the first one that staff have uploaded, or else the rendered one. */
export const listedPicture = part`
  coalesce((select name from uploaded_picture where model_id = m.id order by position, id limit 1), m.picture)`

export function picturesOfModel(sql: Sql, modelId: number): Promise<PictureRow[]> {
  return sql`
    select ${pictureColumns} from uploaded_picture where model_id = ${modelId} order by position, id`
}

interface NewPicture extends Omit<PictureRow, 'id'> {
  readonly modelId: number
  readonly content: Buffer
}

export async function insertPicture(tx: Tx, picture: NewPicture): Promise<void> {
  const { modelId } = picture
  const values = {
    ...inSnakeCase(picture, 'model_id, name, file_hash, content, alt_fi, alt_en'),
    position: part`(select coalesce(max(position), 0) + 1 from uploaded_picture where model_id = ${modelId})`,
  }
  await tx`insert into uploaded_picture ${insertion('uploaded_picture', values)}`
}

export async function updatePicture(
  tx: Tx,
  { id, ...picture }: Pick<PictureRow, 'id' | 'altFi' | 'altEn'> & { readonly position: number },
): Promise<void> {
  const values = inSnakeCase(picture, 'position, alt_fi, alt_en')
  await tx`update uploaded_picture set ${assignment('uploaded_picture', values)} where id = ${id}`
}

export async function deletePicturesExcept(tx: Tx, modelId: number, ids: readonly number[]): Promise<void> {
  await tx`
    delete from uploaded_picture where model_id = ${modelId} and id <> all(${ids}::integer[])`
}

/** Raises the version of the model and tells the shop's processes. */
export async function notePicturesChanged(tx: Tx, modelId: number): Promise<void> {
  await tx`update model set pictures_revision = pictures_revision + 1 where id = ${modelId}`
}

/** Returns the stored picture of this name, from which the pictures for pages are made. */
export async function uploadedPicture(sql: Sql, name: string): Promise<Buffer | null> {
  const [row] = await sql<{ content: Buffer }>`select content from uploaded_picture where name = ${name}`
  return row?.content ?? null
}

export async function uploadedPictureNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>`select name from uploaded_picture`
  return rows.map(({ name }) => name)
}
