const channels = (hex) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

/** Returns a colour between two others, `share` of the way to the second. */
export const mixed = (one, other, share) =>
  `#${channels(one)
    .map((value, index) =>
      Math.round(value + (channels(other)[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Colours of skin: base, lit, shaded, deep (nostrils and folds), the rim that separates it from black, lips, and cheeks. */
export const skins = {
  rose: { base: '#fbd3bb', light: '#ffe6d6', shade: '#e5a283', deep: '#9c4f38', rim: '#fbd3bb', upperLip: '#9f2638', lowerLip: '#cf4b5b', blush: '#ff9c8c' },
  peach: { base: '#f6c8a2', light: '#ffdfc2', shade: '#d7925f', deep: '#8a472a', rim: '#f6c8a2', upperLip: '#932634', lowerLip: '#c64a56', blush: '#f89680' },
  sand: { base: '#eabb88', light: '#f8d4a8', shade: '#c1844c', deep: '#74421f', rim: '#eabb88', upperLip: '#86222c', lowerLip: '#bb4547', blush: '#ee8c68' },
  tan: { base: '#cf9262', light: '#e3ae82', shade: '#995c32', deep: '#552a13', rim: '#dda678', upperLip: '#6d1223', lowerLip: '#a62f3d', blush: '#dc7450' },
  brown: { base: '#a36a44', light: '#c08a66', shade: '#734222', deep: '#331508', rim: '#d29b74', upperLip: '#4d1312', lowerLip: '#eda196', blush: '#c65f42' },
  deep: { base: '#85543a', light: '#a67657', shade: '#55301d', deep: '#260f05', rim: '#c89a78', upperLip: '#380b09', lowerLip: '#e89a8e', blush: '#b05440' },
}

/** Colours of hair: base, lit, lightest strand, dark, and the rim that separates it from black. */
export const hairs = {
  black: { base: '#4c4858', light: '#6e697d', strand: '#918ca4', dark: '#28252f', rim: '#a9a4bd' },
  espresso: { base: '#5a3a2e', light: '#7d5644', strand: '#9c7058', dark: '#331f18', rim: '#b98d70' },
  chestnut: { base: '#8a4d32', light: '#a96a48', strand: '#c98d66', dark: '#552d1e', rim: '#d09a74' },
  ginger: { base: '#d0611f', light: '#ec8435', strand: '#ffa658', dark: '#9f4312', rim: '#ffb877' },
  blond: { base: '#e0b24e', light: '#f2cd74', strand: '#ffe29a', dark: '#b98629', rim: '#ffeab5' },
  silver: { base: '#a3a9bb', light: '#cdd2df', strand: '#f4f5fa', dark: '#6f768c', rim: '#f4f5fa' },
  white: { base: '#dcdcdc', light: '#efefef', strand: '#ffffff', dark: '#9ea0a6', rim: '#ffffff' },
}

/** Colours of the iris, outside and inside. */
export const irises = {
  brown: ['#7a4520', '#a86a35'],
  dark: ['#57301a', '#80502c'],
  blue: ['#2f74c8', '#62a4ee'],
  green: ['#3f8446', '#74b566'],
}
