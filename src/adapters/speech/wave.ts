const HEADER = 44

/** Converts mono samples (-1 to 1) to a file that every browser can play. */
export function waveOf(samples: Float32Array, rate: number): Blob {
  const bytes = new ArrayBuffer(HEADER + samples.length * 2)
  const view = new DataView(bytes)
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) view.setInt16(HEADER + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return new Blob([bytes], { type: 'audio/wav' })
}
