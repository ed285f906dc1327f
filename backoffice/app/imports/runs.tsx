import type { Run } from '@pito/contracts/staff-imports'
import { getRuns } from '@pito/contracts/staff-imports'
import { rightsToImport, runKinds } from '@pito/contracts/values/run-kinds'
import { runStates } from '@pito/contracts/values/run-moves'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { runWords } from './run-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, ...rightsToImport)
  return loadList(api, getRuns, { name: 'imports', url })
})

/** The list of imports and bulk actions. */
export default function Runs() {
  const w = useWords(runWords)
  const create = <CreateLink href="/imports/new">{w.newImport}</CreateLink>
  return (
    <div className="stack">
      <PageHead title={w.imports} create={create} />
      <OfficeList
        list="imports"
        caption={w.imports}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="-created"
        record={(run) => ({ id: run.id, name: run.file_name ?? w[run.kind], href: `/imports/${run.id}` })}
        filters={[
          { name: 'kind', label: w.kind, options: runKinds.map((value) => ({ value, label: w[value] })) },
          { name: 'state', label: w.state, options: runStates.map((value) => ({ value, label: w[value] })) },
        ]}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<Run>[] {
  const w = useWords(runWords)
  const locale = useLocale()
  return [
    { key: 'kind', heading: w.kind, cell: ({ kind }) => w[kind], importance: 1 },
    { key: 'file', heading: w.file, cell: ({ file_name }) => file_name ?? '–', importance: 3 },
    { key: 'profile', heading: w.profile, cell: ({ profile }) => profile ?? '–', hiddenAtFirst: true },
    {
      key: 'state',
      heading: w.state,
      cell: ({ state, is_ending }) => (is_ending ? w.ending : w[state]),
      importance: 2,
    },
    { key: 'done', heading: w.doneRows, cell: ({ done_rows }) => done_rows, align: 'end' },
    { key: 'skipped', heading: w.skippedRows, cell: ({ skipped_rows }) => skipped_rows, align: 'end' },
    { key: 'by', heading: w.by, cell: ({ by }) => by ?? '–' },
    {
      key: 'created',
      heading: w.created,
      cell: ({ created_at }) => timeWithWeekday(created_at, locale),
      importance: 4,
    },
  ]
}
