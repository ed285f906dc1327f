import './calculator.css'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { breadcrumbOf, webPageOf } from '../../page/linked-data.ts'
import { page } from '../../page/page.ts'
import { titled } from '../../page/page-meta.ts'
import type { HeadContext } from '../../page/with-head.ts'
import { withHead } from '../../page/with-head.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { compareSizes, readWrittenSize } from './compare-sizes.ts'
import { sizeCalculator } from './size-calculator-words.ts'
import { SizeResult } from './size-result.tsx'

const href = '/tyre-size-calculator'

function calculatorHead(_data: unknown, context: HeadContext) {
  const { title: name, lead: description, home } = sizeCalculator[context.language]
  return [
    webPageOf(context, { name, description, href }),
    breadcrumbOf(context, [
      { label: home, href: '/' },
      { label: name, href },
    ]),
  ]
}

const load = page((_api, { url }) =>
  Promise.resolve({
    from: url.searchParams.get('from')?.slice(0, 40) ?? null,
    to: url.searchParams.get('to')?.slice(0, 40) ?? null,
  }),
)
export const loader = withHead(load.onServer, calculatorHead)
export const clientLoader = load.inBrowser
export const handle = { cacheBy: ['from', 'to'] }
export const meta = titled(
  sizeCalculator,
  (w) => w.title,
  (w) => w.description,
)

/** The form works without scripts, because both sizes are in the URL. */
export default function SizeCalculator() {
  const w = useWords(sizeCalculator)
  const { from, to } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [one, other] = [readWrittenSize(from ?? ''), readWrittenSize(to ?? '')]
  return (
    <article className="wrap section calculator">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
      <h1>
        <Hyphenated text={w.title} />
      </h1>
      <p className="lead">{w.lead}</p>
      <form className="calculator__form">
        <SizeField name="from" label={w.now} text={from} wrong={from !== null && !one} />
        <SizeField name="to" label={w.next} text={to} wrong={to !== null && !other} />
        <Button type="submit" look="go">
          {w.compare}
        </Button>
      </form>
      {one && other && <SizeResult one={one} other={other} comparison={compareSizes(one, other)} />}
    </article>
  )
}

interface SizeFieldProps {
  readonly name: string
  readonly label: string
  readonly text: string | null
  readonly wrong: boolean
}

function SizeField({ name, label, text, wrong }: SizeFieldProps) {
  const w = useWords(sizeCalculator)
  return (
    <Field label={label} hint={w.hint} error={wrong && w.wrong} id={`size-${name}`}>
      <TextInput
        name={name}
        defaultValue={text ?? ''}
        key={text}
        required
        maxLength={20}
        autoComplete="off"
      />
    </Field>
  )
}
