import type { StaffModelPictures } from '@pito/contracts/staff-pictures'
import { getModelPictures, saveModelPictures } from '@pito/contracts/staff-pictures'
import { Empty } from '@pito/ui/empty'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadModel } from '../models/load-model.ts'
import { ModelHead } from '../models/model-head.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { pictureWords } from './picture-words.ts'
import type { PictureField } from './stored-pictures.tsx'
import { StoredPictures } from './stored-pictures.tsx'
import { UploadPictures } from './upload-pictures.tsx'

export const clientLoader = staffPage(async (api, { params }) => {
  const id = Number(params.id)
  const [model, pictures] = await Promise.all([
    loadModel(api, params),
    loadPart(api(getModelPictures, { id })),
  ])
  return { model, pictures }
}, 'read-catalogue')

export const clientAction = formAction(async (api, { form, params }) => {
  const ids = textIn(form, 'order').split(',').filter(Boolean).map(Number)
  const pictures = ids.map((id) => ({
    id,
    alt_fi: textIn(form, `alt_fi_${id}`),
    alt_en: textIn(form, `alt_en_${id}`),
  }))
  const version = Number(textIn(form, 'version'))
  await api(saveModelPictures, { id: Number(params.id), version, pictures })
  return { done: null }
}).inBrowser

function valuesOfPictures({ pictures }: StaffModelPictures): Partial<Record<PictureField, string>> {
  return Object.fromEntries([
    ['order', pictures.map(({ id }) => id).join(',')],
    ...pictures.flatMap(({ id, alt_fi, alt_en }) => [
      [`alt_fi_${id}`, alt_fi],
      [`alt_en_${id}`, alt_en],
    ]),
  ])
}

export default function ModelPictures() {
  const w = useWords(pictureWords)
  const { rights } = useStaff()
  const { model, pictures } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ModelHead model={model} tab="pictures" />
      {rights.includes('edit-catalogue') && <UploadPictures modelId={model.id} />}
      <h2>{w.stored}</h2>
      <RecordPart missing={w.notLoaded} part={pictures}>
        {({ data }) => <PicturesForm modelId={model.id} stored={data} />}
      </RecordPart>
    </div>
  )
}

interface PicturesFormProps {
  readonly modelId: number
  readonly stored: StaffModelPictures
}

/** Changes the order and the texts of the stored pictures. */
function PicturesForm({ modelId, stored }: PicturesFormProps) {
  const w = useWords(pictureWords)
  const fields = [
    { name: 'order' as const, label: w.order },
    ...stored.pictures.flatMap(({ id }, index) => [
      { name: `alt_fi_${id}` as const, label: `${w.picture(index + 1)}, ${w.altFi}` },
      { name: `alt_en_${id}` as const, label: `${w.picture(index + 1)}, ${w.altEn}` },
    ]),
  ]
  if (stored.pictures.length === 0)
    return (
      <Empty title={w.none} level={3}>
        <p>{w.noneHint}</p>
      </Empty>
    )
  return (
    <RecordForm
      id={`pictures-${modelId}`}
      action={`/models/${modelId}/pictures`}
      fields={fields}
      record={stored}
      valuesOf={valuesOfPictures}
      right="edit-catalogue"
    >
      {(form) => <StoredPictures fields={form} pictures={stored.pictures} />}
    </RecordForm>
  )
}
