import type { StaffBrand } from '@pito/contracts/staff-brands'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { recordWords } from '../record/record-words.ts'
import { brandWords } from './brand-words.ts'

interface BrandHeadProps {
  readonly brand: StaffBrand
  readonly tab: 'data' | 'history'
}

/** The heading and the tabs of a brand, on each of its pages. */
export function BrandHead({ brand, tab }: BrandHeadProps) {
  const w = useWords(brandWords)
  const record = useWords(recordWords)
  const path = `/brands/${brand.id}`
  return (
    <>
      <title>{`${brand.name} – Pito`}</title>
      <Breadcrumb label={w.brands} crumbs={[{ label: w.brands, href: '/brands' }]} here={brand.name} />
      <div className="record-head">
        <h1>{brand.name}</h1>
        {brand.archived && <Mark tone="grey">{record.archivedMark}</Mark>}
        {!brand.archived && (
          <a className="link" href={brand.link} target="_blank" rel="noopener">
            {w.viewInShop}
          </a>
        )}
        <Anchor className="link" href={`/models?brand_id=${brand.id}`}>
          {`${w.modelsOf} (${brand.models})`}
        </Anchor>
      </div>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: path, label: w.data, current: tab === 'data' },
          { href: `${path}/history`, label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
