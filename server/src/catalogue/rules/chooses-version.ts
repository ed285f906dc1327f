interface Named {
  readonly id?: number | undefined
  readonly load_speed_index?: string | undefined
  readonly reinforced?: string | undefined
}

interface Version {
  readonly id: number
  readonly load_index: number
  readonly load_index_dual: number | null
  readonly speed_index: string
  readonly reinforced: string | null
}

/** Returns whether a URL refers to this version of a tyre. Segments that the URL omits match any version. */
export function choosesVersion(
  { id, load_speed_index: index, reinforced }: Named,
  version: Version,
): boolean {
  if (id !== undefined) return id === version.id
  return (!index || namesIndex(index, version)) && (!reinforced || namesLoad(reinforced, version))
}

function namesIndex(text: string, { load_index, load_index_dual, speed_index }: Version): boolean {
  const named = text.toUpperCase()
  const dual =
    load_index_dual === null ? [] : [`${load_index}-${load_index_dual}`, `${load_index}/${load_index_dual}`]
  return [`${load_index}`, ...dual].some((load) => named === `${load}${speed_index}`)
}

function namesLoad(text: string, { reinforced }: Version): boolean {
  return text.toUpperCase() === (reinforced ?? 'SL')
}
