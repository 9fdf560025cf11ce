import type { LayeredDrawing } from './paint'
import { photographed } from './photographs'

/**
 * Returns the look of a part of the shop (tools/art/renders/shop.py). The bear's arm has the same frame as its body, and turns about the shoulder
 * behind the body.
 */
const rendered = (name: string): LayeredDrawing => ({ layers: [photographed('body', name)], photographs: [name] })

export const shopLooks = {
  bearArm: rendered('bear-arm'),
  bearBody: rendered('bear-body'),
  shopCoin: rendered('shop-coin'),
  shopShelf: rendered('shop-shelf'),
} as const
