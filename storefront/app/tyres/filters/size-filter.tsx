import { getDiameters, getHeights } from '@pito/contracts/catalogue'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import { useRef, useState } from 'react'
import { withMeasure } from '../list/list-changes.ts'
import type { ListSize, ListState, Measure } from '../list/list-state.ts'
import { hasSize, measures, withOfferedSort } from '../list/list-state.ts'
import { useListView } from '../list-view.ts'
import type { ListData } from '../load-list.ts'
import { tyreList } from '../tyre-list-words.ts'
import type { ListOptions } from './list-options.ts'

/**
 * Returns the list on screen with the size that the words of a search name. The words then no longer contain it, so that
 * another size can be chosen.
 */
export function useSizedList(): ListState {
  const { data, state } = useListView()
  const [part, another] = data.understood?.parts.filter(({ size }) => size !== null) ?? []
  if (!state.search || hasSize(state) || !part?.size || another) return state
  const { width, aspect_ratio: height, diameter } = part.size
  const search = part.query ? { ...state.search, q: part.query } : null
  return withOfferedSort({ ...state, size: { width, height, diameter }, search })
}

/** Shows selects for the width, the height and the rim. Choosing a value in one enables the next. */
export function SizeFilter() {
  const w = useWords(tyreList)
  const { go } = useListView()
  const state = useSizedList()
  const { options, reload } = useSizeOptions()
  const { width, height } = state.size
  const open = { width: true, height: width !== null, diameter: width !== null && height !== null }
  const change = (measure: Measure, text: string) => {
    const next = withMeasure(state, measure, text === '' ? null : Number(text))
    go(next)
    reload(measure, next.size)
  }
  return (
    <div className="fsize">
      {measures.map((measure) => (
        <Field key={measure} label={w[measure]}>
          <Select
            name={measure}
            blank={w.any}
            disabled={!open[measure] && state.size[measure] === null}
            value={String(state.size[measure] ?? '')}
            onChange={({ target }) => change(measure, target.value)}
            options={choices(options[measure], state.size[measure])}
          />
        </Field>
      ))}
    </div>
  )
}

interface OptionsAhead {
  /** The list on which the size was chosen. The next list comes with its own options. */
  readonly on: ListData
  readonly sizes: Partial<ListOptions['sizes']>
}

/**
 * Loads the options of the next select, without waiting for the list to load. Only the response to the latest choice
 * is used.
 */
function useSizeOptions() {
  const api = useApi()
  const { data, state } = useListView()
  const [ahead, setAhead] = useState<OptionsAhead>({ on: data, sizes: {} })
  const latest = useRef(state.size)
  const reload = async (changed: Measure, size: ListSize) => {
    latest.current = size
    const { width, height } = size
    if (changed === 'diameter' || width === null) return
    const vehicle = state.vehicle ? { vehicle_type: String(state.vehicle) } : {}
    const sizes =
      changed === 'width' || height === null
        ? { height: valuesOf(await api(getHeights, { ...vehicle, width })), diameter: [] }
        : { diameter: valuesOf(await api(getDiameters, { ...vehicle, width, height })) }
    if (latest.current === size) setAhead({ on: data, sizes })
  }
  const quietly = (changed: Measure, size: ListSize) => {
    // A failure is ignored here, because loading the list requests the same options or reports the error.
    reload(changed, size).catch(() => undefined)
  }
  const sizes = ahead.on === data ? ahead.sizes : {}
  return { options: { ...data.options.sizes, ...sizes }, reload: quietly }
}

function valuesOf({ data }: { data: readonly { value: number }[] }): readonly number[] {
  return data.map(({ value }) => value)
}

function choices(values: readonly number[], chosen: number | null) {
  const known = chosen === null || values.includes(chosen) ? values : [chosen, ...values]
  return known.map((value) => ({ value: String(value), label: value === 0 ? '–' : String(value) }))
}
