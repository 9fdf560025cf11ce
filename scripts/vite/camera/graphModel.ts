import { readTflite, type Operation, type TfliteModel } from './tflite.ts'

/** A model in the two files that TensorFlow's converter reads: its graph as JSON, and its weights. */
export interface GraphModel {
  readonly json: string
  readonly weights: Buffer
}

export interface Options {
  /** Name in the graph for each output of the file. */
  readonly rename?: Readonly<Record<string, string>>
  /** Whether to join scores and boxes into one output, as the readers of the palm and face detectors expect. */
  readonly joinsOutputs?: boolean
  /** Number added to each score before its sigmoid, for a reader with a fixed threshold. */
  readonly surer?: number
  /** Outputs (by their name in the file) that are scores without a sigmoid. The graph adds it. */
  readonly sigmoids?: readonly string[]
}

interface Node {
  readonly name: string
  readonly op: string
  readonly input?: readonly string[]
  readonly attr: Readonly<Record<string, unknown>>
}

interface WeightSpec {
  readonly name: string
  readonly shape: readonly number[]
  readonly dtype: 'float32' | 'int32'
  readonly quantization?: { readonly dtype: 'float16'; readonly original_dtype: 'float32' }
}

/** Numbers of the operations in the tflite schema. */
const kinds = {
  add: 0,
  concat: 2,
  conv: 3,
  depthwise: 4,
  dequantize: 6,
  fully: 9,
  sigmoid: 14,
  maxPool: 17,
  relu: 19,
  reshape: 22,
  resize: 23,
  pad: 34,
  mean: 40,
  prelu: 54,
} as const
/** Activations that can be fused into a tflite operation. */
const activations: Readonly<Record<number, string>> = { 1: 'Relu', 3: 'Relu6' }

const FLOAT = { T: { type: 'DT_FLOAT' } } as const
const base64 = (text: string) => Buffer.from(text).toString('base64')
const CHANNELS_LAST = { s: base64('NHWC') }
const list = (values: readonly number[]) => ({ list: { i: values.map(String) } })
const dimensions = (shape: readonly number[]) => ({ dim: shape.map((size) => ({ size: String(size) })) })
const paddingOf = (code: number) => ({ s: base64(code === 0 ? 'SAME' : 'VALID') })

/** Converts a tflite file of the hand or face models to a graph model. Throws an error for an operation that these models do not use. */
export function convertModel(bytes: Buffer, options: Options = {}): GraphModel {
  const model = readTflite(bytes)
  const graph = new Graph(model)
  for (const [index, operation] of model.operations.entries()) graph.add(operation, `n${index}`)
  return graph.finish(options)
}

class Graph {
  readonly #model: TfliteModel
  readonly #nodes: Node[] = []
  readonly #weights: WeightSpec[] = []
  readonly #blobs: Buffer[] = []
  /** Name of the node that produces each tensor. */
  readonly #makers = new Map<number, string>()
  /** Tensor with the 16-bit values of another tensor. */
  readonly #halves = new Map<number, number>()

  constructor(model: TfliteModel) {
    this.#model = model
    this.#makers.set(model.input, 'input')
    this.#nodes.push({ name: 'input', op: 'Placeholder', attr: { dtype: { type: 'DT_FLOAT' }, shape: { shape: dimensions(this.#shape(model.input)) } } })
  }

  add(operation: Operation, name: string): void {
    const { code, inputs, outputs } = operation
    const [first = -1, second = -1, third = -1] = inputs
    const [made = -1] = outputs
    switch (code) {
      case kinds.dequantize:
        this.#halves.set(made, first)
        return
      case kinds.conv:
      case kinds.depthwise:
        return this.#convolve(operation, name)
      case kinds.add:
        return this.#put(made, name, 'AddV2', [this.#input(first), this.#input(second)], {}, operation.byte(0))
      case kinds.prelu:
        return this.#put(made, name, 'Prelu', [this.#input(first), this.#input(second)])
      case kinds.maxPool: {
        const steps = { ksize: list([1, operation.int(4), operation.int(3), 1]), strides: list([1, operation.int(2), operation.int(1), 1]) }
        return this.#put(made, name, 'MaxPool', [this.#input(first)], { ...steps, padding: paddingOf(operation.byte(0)), data_format: CHANNELS_LAST })
      }
      case kinds.pad:
        return this.#put(made, name, 'Pad', [this.#input(first), this.#integers(`${name}p`, this.#known(second), this.#shape(second))], {
          Tpaddings: { type: 'DT_INT32' },
        })
      case kinds.resize: {
        const ways = { align_corners: { b: operation.byte(2) !== 0 }, half_pixel_centers: { b: operation.byte(3) !== 0 } }
        return this.#put(made, name, 'ResizeBilinear', [this.#input(first), this.#integers(`${name}s`, this.#known(second))], ways)
      }
      case kinds.reshape:
        return this.#put(made, name, 'Reshape', [this.#input(first), this.#integers(`${name}r`, this.#shape(made))])
      case kinds.concat: {
        const axis = this.#integers(`${name}x`, [operation.int(0)], [])
        return this.#put(made, name, 'ConcatV2', [...inputs.map((tensor) => this.#input(tensor)), axis], { N: { i: String(inputs.length) } })
      }
      case kinds.mean:
        return this.#put(made, name, 'Mean', [this.#input(first), this.#integers(`${name}m`, this.#known(second))], {
          keep_dims: { b: operation.byte(0) !== 0 },
        })
      case kinds.fully: {
        const flat = this.#flat(first, this.#shape(second)[1] ?? 1, name)
        const turned = { ...FLOAT, transpose_a: { b: false }, transpose_b: { b: true } }
        this.#nodes.push({ name: `${name}q`, op: 'MatMul', input: [flat, this.#weight(second)], attr: turned })
        return this.#put(made, name, 'AddV2', [`${name}q`, this.#weight(third)], {}, operation.byte(0))
      }
      case kinds.sigmoid:
        return this.#put(made, name, 'Sigmoid', [this.#input(first)])
      case kinds.relu:
        return this.#put(made, name, 'Relu', [this.#input(first)])
      default:
        throw new Error(`The model uses operation ${code}, which is not known here.`)
    }
  }

  finish({ rename = {}, joinsOutputs = false, surer = 0, sigmoids = [] }: Options): GraphModel {
    const outputs = joinsOutputs ? [this.#joined(surer)] : this.#model.outputs.map((tensor) => this.#output(tensor, rename, sigmoids))
    const signature = {
      inputs: { input: { name: 'input:0', dtype: 'DT_FLOAT', tensorShape: dimensions(this.#shape(this.#model.input)) } },
      outputs: Object.fromEntries(outputs.map((name) => [name, { name: `${name}:0`, dtype: 'DT_FLOAT' }])),
    }
    const modelTopology = { node: this.#nodes, library: {}, versions: { producer: 808 } }
    return { json: JSON.stringify({ format: 'graph-model', signature, modelTopology, weightSpecs: this.#weights }), weights: Buffer.concat(this.#blobs) }
  }

  #convolve(operation: Operation, name: string): void {
    const {
      code,
      inputs: [from = -1, filter = -1, bias = -1],
      outputs: [made = -1],
    } = operation
    const isDeep = code === kinds.depthwise
    const activation = activations[operation.byte(isDeep ? 4 : 3)]
    const [across, down] = isDeep ? ([5, 6] as const) : ([4, 5] as const)
    this.#put(made, name, isDeep ? 'FusedDepthwiseConv2dNative' : '_FusedConv2D', [this.#input(from), this.#filter(filter, isDeep), this.#weight(bias)], {
      strides: list([1, operation.int(2), operation.int(1), 1]),
      dilations: list([1, operation.int(down, 1), operation.int(across, 1), 1]),
      padding: paddingOf(operation.byte(0)),
      data_format: CHANNELS_LAST,
      num_args: { i: '1' },
      fused_ops: { list: { s: ['BiasAdd', ...(activation === undefined ? [] : [activation])].map(base64) } },
      explicit_paddings: { list: {} },
      epsilon: { f: 0 },
    })
  }

  #put(made: number, name: string, op: string, input: readonly string[], attr: Readonly<Record<string, unknown>> = {}, activation = 0): void {
    this.#nodes.push({ name, op, input, attr: { ...FLOAT, ...attr } })
    const after = activations[activation]
    if (after !== undefined) this.#nodes.push({ name: `${name}a`, op: after, input: [name], attr: FLOAT })
    this.#makers.set(made, after === undefined ? name : `${name}a`)
  }

  #flat(tensor: number, width: number, name: string): string {
    if (this.#shape(tensor).length === 2) return this.#input(tensor)
    this.#nodes.push({ name: `${name}f`, op: 'Reshape', input: [this.#input(tensor), this.#integers(`${name}fs`, [1, width])], attr: FLOAT })
    return `${name}f`
  }

  #output(tensor: number, rename: Readonly<Record<string, string>>, sigmoids: readonly string[]): string {
    const { name } = this.#tensor(tensor)
    const known = rename[name] ?? name
    this.#nodes.push({ name: known, op: sigmoids.includes(name) ? 'Sigmoid' : 'Identity', input: [this.#input(tensor)], attr: FLOAT })
    return known
  }

  #joined(surer: number): string {
    const isScore = (tensor: number) => this.#shape(tensor)[2] === 1
    const [scores, boxes] = [this.#model.outputs.find(isScore), this.#model.outputs.find((tensor) => !isScore(tensor))]
    this.#store({ name: 'surer', shape: [1], dtype: 'float32' }, Buffer.from(Float32Array.of(surer).buffer), 'DT_FLOAT')
    this.#nodes.push({ name: 'scores', op: 'AddV2', input: [this.#input(scores ?? -1), 'surer'], attr: FLOAT })
    const input = ['scores', this.#input(boxes ?? -1), this.#integers('joined', [2], [])]
    this.#nodes.push({ name: 'Identity', op: 'ConcatV2', input, attr: { ...FLOAT, N: { i: '2' } } })
    return 'Identity'
  }

  #tensor(index: number) {
    const tensor = this.#model.tensors[index]
    if (tensor === undefined) throw new Error(`The model has no tensor ${index}.`)
    return tensor
  }

  #shape(index: number): readonly number[] {
    return this.#tensor(index).shape
  }

  /** Returns the values of a constant tensor of integers. */
  #known(index: number): readonly number[] {
    const { data } = this.#tensor(index)
    if (data === null) throw new Error(`Tensor ${index} holds no values.`)
    return Array.from({ length: data.length / 4 }, (_, at) => data.readInt32LE(at * 4))
  }

  #input(index: number): string {
    const made = this.#makers.get(index)
    return made ?? this.#weight(index)
  }

  #weight(index: number): string {
    return this.#constant(index, 'w', (data) => ({ data, shape: this.#shape(index) }))
  }

  /** Adds a filter. The file stores it as [out, height, width, in], but the graph needs [height, width, in, out]. */
  #filter(index: number, isDeep: boolean): string {
    const [out = 1, height = 1, width = 1, depth = 1] = this.#shape(index)
    if (isDeep) return this.#constant(index, 'd', (data) => ({ data, shape: [height, width, depth, 1] }))
    return this.#constant(index, 'c', (data, size) => ({ data: turned(data, size, out, height * width * depth), shape: [height, width, depth, out] }))
  }

  #constant(index: number, kind: string, arrange: (data: Buffer, size: number) => { data: Buffer; shape: readonly number[] }): string {
    const name = `${kind}${index}`
    if (this.#weights.some((weight) => weight.name === name)) return name
    const { data, isHalf } = this.#tensor(this.#halves.get(index) ?? index)
    if (data === null) throw new Error(`Nothing makes tensor ${index}.`)
    const arranged = arrange(data, isHalf ? 2 : 4)
    const packed = isHalf ? { quantization: { dtype: 'float16', original_dtype: 'float32' } as const } : {}
    this.#store({ name, shape: arranged.shape, dtype: 'float32', ...packed }, arranged.data, 'DT_FLOAT')
    return name
  }

  #integers(name: string, values: readonly number[], shape: readonly number[] = [values.length]): string {
    this.#store({ name, shape, dtype: 'int32' }, Buffer.from(Int32Array.from(values).buffer), 'DT_INT32')
    return name
  }

  #store(weight: WeightSpec, data: Buffer, type: string): void {
    this.#nodes.push({ name: weight.name, op: 'Const', attr: { dtype: { type } } })
    this.#weights.push(weight)
    this.#blobs.push(data)
  }
}

/** Transposes values of `size` bytes each from rows to columns. */
function turned(data: Buffer, size: number, rows: number, columns: number): Buffer {
  const result = Buffer.alloc(data.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      data.copy(result, (column * rows + row) * size, (row * columns + column) * size, (row * columns + column + 1) * size)
  }
  return result
}
