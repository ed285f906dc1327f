import type { ReviewedTyre } from '@pito/contracts/reviews'
import { starsInAll } from '@pito/contracts/values/review'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { reviewPages } from './review-words.ts'
import { fields } from './submit-review.ts'

interface ReviewFormProps {
  readonly tyre: ReviewedTyre
  readonly back: string
}

export function ReviewForm({ tyre, back }: ReviewFormProps) {
  const w = useWords(reviewPages)
  const { tyre_id: id, name, size_text: size, review } = tyre
  const form = useForm({ id: `review-${id}`, action: back, fields, initial: review ? initialOf(review) : {} })
  const headingId = `tyre-${id}`
  return (
    <section className="reviewpage__tyre" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name} <span className="nowrap">{size}</span>
      </h2>
      <PostForm form={form} className="stack">
        <input type="hidden" name="tyre_id" value={id} />
        <RadioKeys
          {...form.radios('stars')}
          legend={w.stars}
          keys={starsInAll.map((stars) => keyOf(w, stars))}
        />
        <Field label={w.text} optional={w.optional} hint={w.textHint} error={form.error('text')}>
          <Textarea {...form.field('text')} rows={5} />
        </Field>
        <Field label={w.name} optional={w.optional} hint={w.nameHint} error={form.error('display_name')}>
          <TextInput {...form.field('display_name')} autoComplete="given-name" />
        </Field>
        <div className="reviewpage__ways">
          <Button type="submit" look="go" busy={form.pending}>
            {review ? w.sendChange : w.send}
          </Button>
          {review && (
            <Anchor className="link" href={back}>
              {w.cancel}
            </Anchor>
          )}
        </div>
      </PostForm>
    </section>
  )
}

function initialOf({ stars, text, display_name }: NonNullable<ReviewedTyre['review']>) {
  return { stars: String(stars), text: text ?? '', display_name: display_name ?? '' }
}

function keyOf(w: typeof reviewPages.fi, stars: number) {
  const label = (
    <>
      <span aria-hidden="true">{stars} ★</span>
      <span className="vh">{w.starsOf(stars)}</span>
    </>
  )
  return { value: String(stars), label, note: w.grades[stars] }
}
