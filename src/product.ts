/** The product's name: written here and nowhere else. */
export const PRODUCT_NAME = 'Little Lantern'
