/** Reads tables of a FlatBuffer by field number. A position of 0 means that the field is missing. */
export class FlatBuffer {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get root(): number {
    return this.#uint(0)
  }

  /** Returns the position of a field in a table. */
  field(table: number, index: number): number {
    const layout = table - this.bytes.readInt32LE(table)
    const entry = 4 + 2 * index
    if (entry >= this.bytes.readUInt16LE(layout)) return 0
    const offset = this.bytes.readUInt16LE(layout + entry)
    return offset === 0 ? 0 : table + offset
  }

  byte(table: number, index: number, fallback = 0): number {
    const at = this.field(table, index)
    return at === 0 ? fallback : this.bytes.readInt8(at)
  }

  int(table: number, index: number, fallback = 0): number {
    const at = this.field(table, index)
    return at === 0 ? fallback : this.bytes.readInt32LE(at)
  }

  text(table: number, index: number): string {
    const at = this.#target(table, index)
    return this.bytes.toString('utf8', at + 4, at + 4 + this.#uint(at))
  }

  ints(table: number, index: number): readonly number[] {
    return this.#items(this.#target(table, index)).map((at) => this.bytes.readInt32LE(at))
  }

  tables(table: number, index: number): readonly number[] {
    return this.#items(this.#target(table, index)).map((at) => at + this.#uint(at))
  }

  /** Returns the table to which a field points. */
  table(table: number, index: number): number {
    return this.#target(table, index)
  }

  /** Returns the content of a byte vector; null if it is empty. */
  blob(table: number, index: number): Buffer | null {
    const at = this.#target(table, index)
    return at === 0 ? null : this.bytes.subarray(at + 4, at + 4 + this.#uint(at))
  }

  #uint(at: number): number {
    return this.bytes.readUInt32LE(at)
  }

  #target(table: number, index: number): number {
    const at = this.field(table, index)
    return at === 0 ? 0 : at + this.#uint(at)
  }

  #items(vector: number): readonly number[] {
    return vector === 0 ? [] : Array.from({ length: this.#uint(vector) }, (_, index) => vector + 4 + 4 * index)
  }
}
