/** Pages in the layouts that contracts and forms come in. A `q` element is a quote as a human reads it. */
import type { Texts } from './sentences.ts'

export type Template = (texts: Texts) => string

const q = (text: string): string => `<q>${text}</q>`
const flow = (sentences: readonly string[]): string => sentences.map(q).join(' ')
const paragraphs = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<p>${q(sentence)}</p>`).join('')
const filler = (texts: Texts, times: number): string =>
  Array.from({ length: times }, (_, i) => `<p>${i + 1}. ${texts.fields.flat().join(', ')}.</p>`).join('')

function columns(count: number): Template {
  return ({ sentences }) =>
    `<div style="column-count:${count};text-align:justify;hyphens:auto">${flow(sentences)}</div>`
}

/** The same with each line of both columns written before the next, as some programs do. */
const grid: Template = ({ sentences }) =>
  `<table>${[0, 2, 4, 6]
    .map((i) => `<tr><td>${q(sentences[i] ?? '')}</td><td>${q(sentences[i + 1] ?? '')}</td></tr>`)
    .join('')}</table>`

const row = (cells: readonly string[]): string =>
  `<tr data-row>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const table: Template = ({ sentences, fields }) =>
  `<table border="1" style="width:100%">${sentences
    .slice(0, 4)
    .map((sentence, i) => row([...(fields[i] ?? []), sentence]))
    .join('')}</table>`

const form: Template = ({ fields }) =>
  `<dl style="display:grid;grid-template-columns:1fr 1fr;gap:14px">${fields
    .map(([label, value]) => `<div data-row><dt>${label}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`

const signatures: Template = ({ sentences, fields }) =>
  `<p>${q(sentences[7] ?? '')}</p><div style="display:flex;gap:60px">${[fields[0], fields[3]]
    .map((field) => `<div style="flex:1"><hr><q>${field?.join('<br>')}</q></div>`)
    .join('')}</div>`

const sidebar: Template = ({ sentences }) =>
  `<aside style="float:right;width:30%;border:1px solid;padding:6px">${paragraphs(sentences.slice(0, 2))}</aside>
   ${paragraphs(sentences.slice(2))}`

const footnotes: Template = ({ sentences }) =>
  `<p>${sentences
    .slice(0, 4)
    .map((one, i) => `${q(one)}<sup>${i + 1}</sup>`)
    .join(' ')}</p>
   <footer style="margin-top:300px;font-size:8pt">${sentences
     .slice(4)
     .map((one, i) => `<p><sup>${i + 1}</sup> ${q(one)}</p>`)
     .join('')}</footer>`

/** Text of several pages, so that sentences continue across their ends; a number makes each one unique. */
const pages: Template = ({ sentences }) =>
  Array.from({ length: 12 }, (_, i) => sentences.map((one, j) => `${(i + 1) * 100 + j}. ${one}`))
    .map((numbered) => `<p style="font-size:17pt;text-align:justify">${flow(numbered)}</p>`)
    .join('')

const styled: Template = ({ sentences }) =>
  sentences
    .map((sentence, i) => {
      const middle = Math.floor(sentence.length / 2)
      const tag = ['b', 'i', 'u', 'small'][i % 4]
      const [start, end] = [sentence.slice(0, middle), sentence.slice(middle)]
      return `<p class="${i === 0 ? 'drop' : ''}" style="letter-spacing:${(i % 3) * 0.4}pt">${q(`${start}<${tag}>${end}</${tag}>`)}</p>`
    })
    .join('')

const list: Template = ({ sentences }) =>
  `<ol style="width:45%">${sentences.map((one) => `<li>${q(one)}</li>`).join('')}</ol>`

const hyphenated: Template = ({ sentences }) =>
  `<div style="width:38%;text-align:justify;hyphens:auto">${paragraphs(sentences)}</div>`

const turned: Template = ({ sentences }) =>
  `<div style="writing-mode:vertical-rl;height:600px">${paragraphs(sentences)}</div>`

const boxes: Template = (texts) =>
  `<div style="position:relative;height:700px">${[3, 4, 5, 6, 7, 0, 1, 2]
    .map(
      (i) =>
        `<div style="position:absolute;width:44%;left:${(i % 2) * 52}%;top:${Math.floor(i / 2) * 150}px">${q(texts.sentences[i] ?? '')}</div>`,
    )
    .join('')}</div>`

const ruby: Template = ({ sentences }) =>
  paragraphs(sentences.map((one) => one.replace(/(\p{L}\p{L})/u, '<ruby>$1<rt>xx</rt></ruby>')))

const between: Template = (texts) => filler(texts, 6) + paragraphs(texts.sentences) + filler(texts, 6)

export const TEMPLATES: Readonly<Record<string, Template>> = {
  'two columns': columns(2),
  'three columns': columns(3),
  'columns as a table': grid,
  'table with wrapped cells': table,
  form,
  'signatures side by side': signatures,
  sidebar,
  footnotes,
  'over pages': pages,
  'bold, italic, drop cap, spaced': styled,
  'hanging list': list,
  'justified and hyphenated': hyphenated,
  'set vertically': turned,
  'boxes written in any order': boxes,
  ruby,
  'between other paragraphs': between,
}
