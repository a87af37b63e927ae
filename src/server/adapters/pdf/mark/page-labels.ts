/** Page labels (PDF 32000-1, 12.4.2) after pages were inserted in front: the original pages keep their numbers. */
import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFString } from 'pdf-lib'

/** Maximum ranges read from a number tree and maximum depth followed; the rest is dropped. */
const MOST_RANGES = 2_000
const DEEPEST = 8

type Range = readonly [first: number, label: PDFObject]

/**
 * Labels of a document whose first `added` pages are the report; `labels` are the previous ones, of which the first
 * `replaced` pages are dropped.
 */
export function shiftedLabels(
  context: PDFContext,
  labels: PDFObject | undefined,
  added: number,
  replaced: number,
): PDFDict {
  const own = rangesOf(context.lookup(labels), 0)
    .map(([first, label]) => [first - replaced, label] as const)
    .filter(([first]) => first >= 0)
  const shifted = own.length > 0 ? own : [[0, context.obj({ S: 'D' })] as const]
  const report = context.obj({ S: 'D', P: PDFString.of('Rulemark-') })
  const entries = shifted.flatMap(([first, label]) => [PDFNumber.of(first + added), label])
  return context.obj({ Nums: [PDFNumber.of(0), report, ...entries] })
}

function rangesOf(node: PDFObject | undefined, depth: number): readonly Range[] {
  if (!(node instanceof PDFDict) || depth > DEEPEST) return []
  const kids = node.lookup(PDFName.of('Kids'))
  if (kids instanceof PDFArray) {
    return children(kids)
      .flatMap((kid) => rangesOf(kid, depth + 1))
      .slice(0, MOST_RANGES)
  }
  const numbers = node.lookup(PDFName.of('Nums'))
  return numbers instanceof PDFArray ? pairs(numbers) : []
}

function children(kids: PDFArray): PDFObject[] {
  const count = Math.min(kids.size(), MOST_RANGES)
  return Array.from({ length: count }, (_, at) => kids.lookup(at)).filter((kid) => kid !== undefined)
}

function pairs(numbers: PDFArray): readonly Range[] {
  const ranges: Range[] = []
  for (let at = 0; at + 1 < numbers.size() && ranges.length < MOST_RANGES; at += 2) {
    const [first, label] = [numbers.lookup(at), numbers.get(at + 1)]
    if (first instanceof PDFNumber) ranges.push([first.asNumber(), label])
  }
  return ranges
}
