/** Linear light (0 to 1) of an sRGB byte (transfer function of WCAG 2). */
export const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

export const linearOf = (byte: number | undefined): number => LINEAR[byte ?? 0] ?? 0

/** Returns the relative luminance (WCAG 2) of linear red, green and blue, each from 0 to 1. */
export const luminanceOfLinear = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue
