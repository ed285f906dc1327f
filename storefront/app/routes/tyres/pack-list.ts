import type { LoaderFunctionArgs } from 'react-router'
import type { ListData } from './load-list.ts'

type Packable = Pick<ListData, 'tyres' | 'options' | 'guide' | 'plate'>
type Packed<Data extends ListData> = Omit<Data, keyof Packable> & { readonly packed: string }

/**
 * Returns the tyres, filters and vehicle of a list as one JSON text. In the HTML, React Router would give each of their
 * values a number and refer to the values by these numbers, which makes a list one kilobyte larger in Brotli.
 */
export function packing<Data extends ListData>(load: (args: LoaderFunctionArgs) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Packed<Data>> => {
    const { tyres, options, guide, plate, ...rest } = await load(args)
    const packable: Packable = { tyres, options, guide, plate }
    return { ...rest, packed: JSON.stringify(packable) }
  }
}

/** Returns the data of a list, which are packed only if they come with the HTML. */
export function unpackedList(loaded: ListData | Packed<ListData>): ListData {
  if (!('packed' in loaded)) return loaded
  const { packed, ...rest } = loaded
  return { ...rest, ...(JSON.parse(packed) as Packable) }
}
