/** Number of items before the first for which `isBefore` does not hold; it holds for none behind that (binary search). */
export function countBefore<T>(items: ArrayLike<T>, isBefore: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(items[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}
