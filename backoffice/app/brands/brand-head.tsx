import type { StaffBrand } from '@pito/contracts/staff-brands'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { ArchivedOrLive, RecordHead } from '../record/record-head.tsx'
import { RecordRemoval } from '../record/record-removal.tsx'
import { useStaff } from '../session/use-staff.ts'
import { brandWords } from './brand-words.ts'

interface BrandHeadProps {
  readonly brand: StaffBrand
  readonly tab: 'data' | 'history'
}

/** The heading and the tabs of a brand, on each of its pages. */
export function BrandHead({ brand, tab }: BrandHeadProps) {
  const w = useWords(brandWords)
  const mayEdit = useStaff().rights.includes('edit-catalogue')
  return (
    <RecordHead
      name={brand.name}
      list={{ label: w.brands, href: '/brands' }}
      tabsLabel={w.parts}
      path={`/brands/${brand.id}`}
      tab={tab}
    >
      <ArchivedOrLive record={brand}>{w.viewInShop}</ArchivedOrLive>
      <Anchor className="link" href={`/models?brand_id=${brand.id}`}>
        {`${w.modelsOf} (${brand.models})`}
      </Anchor>
      {mayEdit && (
        <RecordRemoval
          id={`brand-${brand.id}`}
          action={`/brands/${brand.id}/removal`}
          name={brand.name}
          record={brand}
        />
      )}
    </RecordHead>
  )
}
