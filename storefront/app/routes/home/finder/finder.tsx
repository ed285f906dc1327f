import { Tabs } from '@pito/ui/tabs'
import { SizeMarkingDialog } from '../../../tyres/size-marking.tsx'
import { finder as finderWords } from '../../../words/finder.ts'
import { tyres } from '../../../words/tyres.ts'
import { useWords } from '../../../words.ts'
import type { FinderVehicle } from './finder-choice.ts'
import { finderVehicles } from './finder-choice.ts'
import { FinderForm } from './finder-form.tsx'
import type { FinderStart } from './use-finder.ts'
import { useFinder } from './use-finder.ts'

const tabs = {
  2: { id: 'car', icon: 'car' },
  3: { id: 'van', icon: 'van' },
  4: { id: 'truck', icon: 'truck' },
} as const satisfies Record<FinderVehicle, object>

const example = { width: 205, aspectRatio: 55, diameter: 16, load: 94, speed: 'T' }

export function Finder({ start }: { start: FinderStart }) {
  const w = useWords(finderWords)
  const { vehicles } = useWords(tyres)
  const finder = useFinder(start)
  const select = (id: string) => {
    const vehicle = finderVehicles.find((each) => tabs[each].id === id)
    if (vehicle && vehicle !== finder.choice.vehicle) finder.changeVehicle(vehicle)
  }
  return (
    <div className="finder">
      <Tabs
        label={w.label}
        initial={tabs[start.choice.vehicle].id}
        onSelect={select}
        tabs={finderVehicles.map((vehicle) => ({
          ...tabs[vehicle],
          href: `/?vehicle=${tabs[vehicle].id}`,
          label: vehicles[vehicle] ?? '',
          panel: vehicle === finder.choice.vehicle ? <FinderForm finder={finder} /> : null,
        }))}
      />
      <SizeMarkingDialog size={example} />
    </div>
  )
}
