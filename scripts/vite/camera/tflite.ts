import { FlatBuffer } from './flatbuffer.ts'

/** A tensor of a model. `data` is present if its values are constant, and `isHalf` is true for 16-bit floats. */
export interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly isHalf: boolean
  readonly data: Buffer | null
}

/** One operation of a model, with its number in the tflite schema. */
export interface Operation {
  readonly code: number
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
  byte(option: number, fallback?: number): number
  int(option: number, fallback?: number): number
}

export interface TfliteModel {
  readonly tensors: readonly Tensor[]
  readonly operations: readonly Operation[]
  readonly input: number
  readonly outputs: readonly number[]
}

const HALF = 1

/** Reads the single graph of a tflite file. */
export function readTflite(bytes: Buffer): TfliteModel {
  const file = new FlatBuffer(bytes)
  const buffers = file.tables(file.root, 4)
  const codes = file.tables(file.root, 1).map((table) => Math.max(file.int(table, 3), file.byte(table, 0)))
  const [graph] = file.tables(file.root, 2)
  if (graph === undefined) throw new Error('The model holds no graph.')
  const tensors = file.tables(graph, 0).map((table): Tensor => {
    const buffer = buffers[file.int(table, 2)]
    return {
      name: file.text(table, 3),
      shape: file.ints(table, 0),
      isHalf: file.byte(table, 1) === HALF,
      data: buffer === undefined ? null : file.blob(buffer, 0),
    }
  })
  const operations = file.tables(graph, 3).map((table): Operation => {
    const options = file.table(table, 4)
    return {
      code: codes[file.int(table, 0)] ?? -1,
      inputs: file.ints(table, 1),
      outputs: file.ints(table, 2),
      byte: (option, fallback = 0) => (options === 0 ? fallback : file.byte(options, option, fallback)),
      int: (option, fallback = 0) => (options === 0 ? fallback : file.int(options, option, fallback)),
    }
  })
  return { tensors, operations, input: file.ints(graph, 1)[0] ?? 0, outputs: file.ints(graph, 2) }
}
