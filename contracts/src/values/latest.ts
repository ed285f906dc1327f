/** A map with room for so many: what was set longest ago makes room. */
export class Latest<Key, Value> extends Map<Key, Value> {
  private readonly most: number

  constructor(most: number) {
    super()
    this.most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.most) break
      this.delete(oldest)
    }
    return this
  }

  /** Worked out where it is not known; asked for, it is the latest either way. */
  remember(key: Key, workOut: () => Value): Value {
    const value = this.get(key) ?? workOut()
    this.set(key, value)
    return value
  }
}
