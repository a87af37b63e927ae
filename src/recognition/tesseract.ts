/** Tesseract's core: words in a picture, with their places. */
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'

const LSTM_ONLY = 1
/** Layouts: AUTOMATIC finds the angle of the lines; COLUMN keeps clause numbers in the lines they begin. */
const AUTOMATIC = '3'
const COLUMN = '4'
/** Radians; a smaller angle costs no words. */
const STRAIGHT = 0.005
/** Rows of Tesseract's table that are words. */
const WORD = '5'
const FILE = '/input'

export interface Word {
  readonly text: string
  /** Pixels from the left and the top. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** 0 to 100. */
  readonly confidence: number
  /** Equal for words of one line. */
  readonly line: string
}

export interface Reading {
  readonly words: readonly Word[]
  /** Radians by which the picture was turned clockwise around its middle, so that its lines are level. */
  readonly angle: number
}

export interface Tesseract {
  /** `picture`: a file in a format of Leptonica's. @throws Error when it can't be read */
  read(picture: Uint8Array): Reading
}

/** `languages`: traineddata by name, such as "eng", the main one first. */
export async function startTesseract(
  wasmBinary: Uint8Array,
  languages: ReadonlyMap<string, Uint8Array>,
): Promise<Tesseract> {
  const core = await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined })
  for (const [name, data] of languages) core.FS.writeFile(`./${name}.traineddata`, data)
  const api = new core.TessBaseAPI()
  if (api.Init(null, [...languages.keys()].join('+'), LSTM_ONLY) !== 0)
    throw new Error('Text recognition could not start.')
  const show = (angle: number): void => {
    if (api.SetImageFile(1, angle) !== 0) throw new Error('The picture can’t be read.')
  }
  const slant = (): number => {
    api.SetVariable('tessedit_pageseg_mode', AUTOMATIC)
    api.FindLines()
    const angle = api.GetGradient()
    return Math.abs(angle) < STRAIGHT ? 0 : angle
  }
  return {
    read(picture) {
      core.FS.writeFile(FILE, picture)
      show(0)
      const angle = slant()
      show(angle)
      api.SetVariable('tessedit_pageseg_mode', COLUMN)
      api.Recognize(null)
      return { words: wordsIn(api.GetTSVText(0)), angle }
    },
  }
}

function wordsIn(table: string): readonly Word[] {
  return table.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...text] =
      row.split('\t')
    const word = text.join(' ').trim()
    if (level !== WORD || word === '') return []
    const numbers = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) }
    const place = [page, block, paragraph, line].join(' ')
    return [{ text: word, ...numbers, confidence: Number(confidence), line: place }]
  })
}
