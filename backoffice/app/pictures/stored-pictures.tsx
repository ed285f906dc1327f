import type { StaffModelPictures } from '@pito/contracts/staff-pictures'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { SortableList } from '@pito/ui/sortable-list'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef, useState } from 'react'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { pictureWords } from './picture-words.ts'

export type PictureField = 'order' | `alt_fi_${number}` | `alt_en_${number}`

interface StoredPicturesProps {
  readonly fields: RecordFieldProps<PictureField>
  readonly pictures: StaffModelPictures['pictures']
}

/** The pictures of a model in an order that can be changed, each with its texts. */
export function StoredPictures({ fields: { outer, field }, pictures }: StoredPicturesProps) {
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
