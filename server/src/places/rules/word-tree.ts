interface Node {
  readonly letter: string
  readonly children: Node[]
  /** The words below this node, as a range of the sorted list. */
  readonly from: number
  to: number
}

/** A word that begins with the search word, apart from some edits. */
interface Hit {
  readonly word: number
  readonly edits: number
}

/** A prefix tree of words. A search skips whole branches that are too far from the search word. */
export class WordTree {
  private readonly root: Node = { letter: '', children: [], from: 0, to: 0 }

  constructor(sortedWords: readonly string[]) {
    for (const [place, word] of sortedWords.entries()) this.add(word, place)
  }

  /**
   * Returns the words that begin with the prefix, apart from some edits. An edit is an added, a missing or a
   * different letter, or two swapped neighbours. The result may contain a word twice.
   */
  startingWith(prefix: string, mostEdits: number): Hit[] {
    const hits: Hit[] = []
    const table = new EditTable(prefix, mostEdits)
    const descend = (node: Node, depth: number) => {
      for (const child of node.children) {
        const least = table.fillRow(depth, child.letter)
        const edits = table.editsAt(depth)
        if (edits <= mostEdits)
          for (let word = child.from; word < child.to; word++) hits.push({ word, edits })
        if (edits > 0 && least <= mostEdits) descend(child, depth + 1)
      }
    }
    descend(this.root, 1)
    return hits
  }

  private add(word: string, place: number): void {
    let node = this.root
    for (const letter of word) {
      let child = node.children.at(-1)
      if (child?.letter !== letter) {
        child = { letter, children: [], from: place, to: place }
        node.children.push(child)
      }
      child.to = place + 1
      node = child
    }
  }
}

/**
 * The edit distances between the search word and the current path through the tree, with one row per letter of the
 * path.
 */
class EditTable {
  private readonly width: number
  private readonly prefix: string
  private readonly distances: Uint8Array
  private readonly path: string[] = []

  constructor(prefix: string, mostEdits: number) {
    this.prefix = prefix
    this.width = prefix.length + 1
    // A path that is longer than the prefix by more than the allowed edits is never followed, so the table needs no
    // more rows.
    this.distances = new Uint8Array(this.width * (this.width + mostEdits + 2))
    for (let column = 0; column < this.width; column++) this.distances[column] = column
  }

  editsAt(depth: number): number {
    return this.at(depth, this.width - 1)
  }

  /** Fills the row of a letter. Returns the smallest distance in the row, which longer paths cannot fall below. */
  fillRow(depth: number, letter: string): number {
    this.path[depth] = letter
    let least = depth
    this.distances[depth * this.width] = depth
    for (let column = 1; column < this.width; column++) {
      const distance = this.distance(depth, column)
      this.distances[depth * this.width + column] = distance
      if (distance < least) least = distance
    }
    return least
  }

  private distance(depth: number, column: number): number {
    const letter = this.path[depth]
    const other = this.prefix[column - 1]
    const changed = this.at(depth - 1, column - 1) + (letter === other ? 0 : 1)
    const distance = Math.min(this.at(depth - 1, column) + 1, this.at(depth, column - 1) + 1, changed)
    const swapped =
      depth > 1 && column > 1 && this.prefix[column - 2] === letter && this.path[depth - 1] === other
    return swapped ? Math.min(distance, this.at(depth - 2, column - 2) + 1) : distance
  }

  private at(depth: number, column: number): number {
    return this.distances[depth * this.width + column] ?? 0
  }
}
