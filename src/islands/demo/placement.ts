/** Places the tour's dialog beside its target, never on it. All lengths in CSS pixels. */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Spot {
  readonly left: number
  readonly top: number
}
export type Box = Size & Spot

const GAP = 14
const EDGE = 12

/** Places the dialog right, left, below or above the target, where it covers least of it; centred without one. */
export function placeDialog(target: Box | null, dialog: Size, view: Size): Spot {
  const centred = { left: (view.width - dialog.width) / 2, top: (view.height - dialog.height) / 2 }
  if (!target) return within(centred, dialog, view)
  const spots = besides(target, dialog).map((spot) => within(spot, dialog, view))
  const covered = (spot: Spot): number => overlap({ ...spot, ...dialog }, target)
  return spots.reduce((least, each) => (covered(each) < covered(least) ? each : least))
}

/** Returns the visible part of a box; null if none. */
export function inView(box: Box, view: Size): Box | null {
  const left = Math.max(box.left, 0)
  const top = Math.max(box.top, 0)
  const width = Math.min(box.left + box.width, view.width) - left
  const height = Math.min(box.top + box.height, view.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

function besides(target: Box, dialog: Size): Spot[] {
  const middle = target.top + (target.height - dialog.height) / 2
  const centre = target.left + (target.width - dialog.width) / 2
  return [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - dialog.width - GAP, top: middle },
    { left: centre, top: target.top + target.height + GAP },
    { left: centre, top: target.top - dialog.height - GAP },
  ]
}

function within({ left, top }: Spot, dialog: Size, view: Size): Spot {
  return {
    left: Math.max(EDGE, Math.min(left, view.width - dialog.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, view.height - dialog.height - EDGE)),
  }
}
