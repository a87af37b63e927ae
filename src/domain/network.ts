/** Network addresses as limits count them. */

/** Whoever has one IPv6 address has 2^64 of them: their network (/64) is counted. Anything else stays as it is. */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped) return mapped
  if (!text.includes(':')) return text
  const [head = '', tail] = text.split('%', 1)[0]?.split('::') ?? []
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [left, right] = [groups(head), groups(tail ?? '')]
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array<string>(gap).fill('0'), ...right]
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
