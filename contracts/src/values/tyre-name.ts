/** Joins brand and model; a model that begins with its brand already is returned as it is. */
export function tyreName(brand: string, model: string): string {
  return model.startsWith(`${brand} `) ? model : `${brand} ${model}`
}
