import type { StaffModelPictures } from '@pito/contracts/staff-pictures'
import { getModelPictures, saveModelPictures } from '@pito/contracts/staff-pictures'
import { pictureSentences, whyNotPicture } from '@pito/contracts/values/picture-upload'
import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Field } from '@pito/ui/field'
import { FileField } from '@pito/ui/file-field'
import { SortableList } from '@pito/ui/sortable-list'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { loadModel } from '../models/load-model.ts'
import { ModelHead } from '../models/model-head.tsx'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CropPicture } from './crop-picture.tsx'
import { pictureWords } from './picture-words.ts'

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

interface ChosenFile {
  readonly id: string
  readonly file: File
  /** Whether the browser could not show the file. */
  readonly unreadable?: true
}

/** Chooses files, refuses those that are no pictures or too large with a reason for each, and crops the others. */
function UploadPictures({ modelId }: { readonly modelId: number }) {
  const w = useWords(pictureWords)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const count = useRef(0)
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const add = (added: readonly File[]) =>
    setFiles((before) => [...before, ...added.map((file) => ({ id: `file-${++count.current}`, file }))])
  const remove = (id: string) => setFiles((before) => before.filter((each) => each.id !== id))
  const finish = (id: string) => {
    remove(id)
    void revalidate()
  }
  const refuse = (id: string) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, unreadable: true } : each)))
  const faultOf = ({ file, unreadable }: ChosenFile) =>
    (whyNotPicture(file) ?? (unreadable ? pictureSentences.notReadable : null))?.[locale]
  const accepted = files.filter((chosen) => faultOf(chosen) === undefined)
  return (
    <section className="stack" aria-labelledby="new-pictures">
      <h2 id="new-pictures">{w.upload}</h2>
      <FileField
        words={{ label: w.upload, choose: w.choose, drop: w.drop, remove: w.removeFile, count: w.count }}
        files={files.map((chosen) => ({ id: chosen.id, name: chosen.file.name, error: faultOf(chosen) }))}
        onAdd={add}
        onRemove={remove}
        accept="image/jpeg,image/png,image/webp"
        multiple
        hint={w.hint}
      />
      {accepted.length > 0 && <p>{w.cropHint}</p>}
      {accepted.map(({ id, file }) => (
        <CropPicture
          key={id}
          {...{ modelId, file }}
          onUnreadable={() => refuse(id)}
          onDone={() => finish(id)}
        />
      ))}
    </section>
  )
}

type PictureField = 'order' | `alt_fi_${number}` | `alt_en_${number}`

interface StoredPicturesProps {
  readonly fields: RecordFieldProps<PictureField>
  readonly pictures: StaffModelPictures['pictures']
}

/** The pictures of a model in an order that can be changed, each with its texts. */
function StoredPictures({ fields: { outer, field }, pictures }: StoredPicturesProps) {
  const w = useWords(pictureWords)
  const [order, setOrder] = useState<readonly string[]>(() => pictures.map(({ id }) => String(id)))
  const hidden = useRef<HTMLInputElement>(null)
  const value = order.join(',')
  // The form learns from this event that it has unsaved changes.
  useEffect(() => {
    if (hidden.current?.value === value) hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  const items = order.flatMap((id, index) => {
    const picture = pictures.find((each) => String(each.id) === id)
    if (!picture) return []
    const name = w.picture(index + 1)
    const content = (
      <div className="stack stack--tight" key={id}>
        <img src={picture.address.replace('/600/', '/300/')} alt="" width={150} height={150} />
        <Field label={w.altFi} {...outer(`alt_fi_${picture.id}`)}>
          <TextInput {...field(`alt_fi_${picture.id}`)} maxLength={200} lang="fi" />
        </Field>
        <Field label={w.altEn} {...outer(`alt_en_${picture.id}`)}>
          <TextInput {...field(`alt_en_${picture.id}`)} maxLength={200} lang="en" />
        </Field>
        <p>
          <Button onClick={() => setOrder(order.filter((each) => each !== id))}>{w.remove(name)}</Button>
        </p>
      </div>
    )
    return [{ id, name, content }]
  })
  return (
    <>
      <input type="hidden" name="order" value={value} ref={hidden} />
      <p>{w.first}</p>
      <SortableList
        label={w.stored}
        items={items}
        words={{ moveUp: w.moveUp, moveDown: w.moveDown, moved: w.moved }}
        onOrder={setOrder}
      />
    </>
  )
}
