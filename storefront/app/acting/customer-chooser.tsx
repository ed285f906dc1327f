import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Field } from '@pito/ui/field'
import { Pager } from '@pito/ui/pager'
import { TextInput } from '@pito/ui/text-input'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { CustomerList } from './customer-list.tsx'
import type { StaffPage } from './load-staff-page.ts'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

interface CustomerChooserProps {
  readonly customers: NonNullable<StaffPage['customers']>
  readonly search: string
  readonly mayAct: boolean
}

export function CustomerChooser({ customers: { data, failure }, search, mayAct }: CustomerChooserProps) {
  const w = useWords(staffWords)
  const navigation = useNavigation()
  const { revalidate, state } = useRevalidator()
  const isLoading = navigation.state === 'loading'
  return (
    <section className="stack" aria-label={w.choose}>
      <h2>{w.choose}</h2>
      <Form action={staffPage} className="staffpage__search" role="search">
        <Field label={w.search} hint={w.searchHint}>
          <TextInput name="search" type="search" defaultValue={search} key={search} maxLength={100} />
        </Field>
        <Button type="submit" busy={isLoading}>
          {w.find}
        </Button>
      </Form>
      {failure ? (
        <PartAlert title={w.notLoaded} failure={failure} again={revalidate} loading={state !== 'idle'} />
      ) : (
        <div aria-busy={isLoading} className="stack">
          <p role="status">{w.found(data.total)}</p>
          {data.total === 0 && (
            <Empty title={w.noneFound}>
              <p>{w.noneFoundHint}</p>
              <p>
                <Anchor className="link" href={staffPage}>
                  {w.all}
                </Anchor>
              </p>
            </Empty>
          )}
          {data.data.length > 0 && <CustomerList customers={data.data} mayAct={mayAct} />}
          <Pager
            page={data.page}
            pages={data.last_page}
            href={(page) => `${staffPage}?${new URLSearchParams({ search, page: String(page) })}`}
            label={w.pages}
            previousLabel={w.previous}
            nextLabel={w.next}
            pageLabel={w.pageOf}
          />
        </div>
      )}
    </section>
  )
}
