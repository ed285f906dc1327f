/** What was worked out lately, until it is forgotten together: then what it followed from has changed. */
export class Remembered<Value> {
  private readonly values = new Map<string, Value>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** What was asked for the longest time ago makes room. */
  get(key: string, workOut: () => Value): Value {
    const value = this.values.get(key) ?? workOut()
    this.values.delete(key)
    this.values.set(key, value)
    const [oldest] = this.values.keys()
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest)
    return value
  }

  forget(): void {
    this.values.clear()
  }
}
