const units = ['B', 'KB', 'MB', 'GB'] as const

/** Formats bytes, e.g. "482 KB", "1.4 MB"; 1 KB is 1024 bytes, as in the limit. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${amount.toFixed(power > 1 && amount < 100 ? 1 : 0)} ${units[power] ?? ''}`
}
