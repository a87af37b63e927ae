/** Radicals as the ideographs they look like: PDF writers name their common glyph by the radical, "⻛⼒" for "风力". */

const FIRST_RADICAL = 0x2e80
const FIRST_KANGXI = 0x2f00
const LAST_KANGXI = 0x2fd5
const RADICALS = /[\u2e80-\u2fd5]/gu
/** Those from U+2E80 on, from EquivalentUnifiedIdeograph.txt of Unicode 14, where they have one of one unit. */
const IDEOGRAPHS =
  '⺀厂乛乚乙亻冂⺇刀刂卜㔾小尐兀尣尢⺑巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爬丬牛犭王⺪目示礻⺮糹纟罓罒㓁冗⺵羊' +
  '⺷⺸耂肀聿肉⺽艹艺艻虎衤覀西见角⻇讠贝⻊车辶辷辸邑钅長镸长门⻕阝雨青韦页风飞食⻞飠饣⻡马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟'

/** `code`: a UTF-16 unit, or a code point. */
export function unifiedIdeograph(code: number): number {
  if (code < FIRST_RADICAL || code > LAST_KANGXI) return code
  if (code >= FIRST_KANGXI) return String.fromCharCode(code).normalize('NFKC').charCodeAt(0)
  return IDEOGRAPHS.charCodeAt(code - FIRST_RADICAL) || code
}

export function withUnifiedIdeographs(text: string): string {
  return text.replace(RADICALS, (radical) => String.fromCharCode(unifiedIdeograph(radical.charCodeAt(0))))
}
