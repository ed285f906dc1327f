/** Joins brand and model to a name. A model name that already begins with the brand is returned unchanged. */
export function tyreName(brand: string, model: string): string {
  return model.startsWith(`${brand} `) ? model : `${brand} ${model}`
}
