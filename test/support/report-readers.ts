/** Readers of reports that are not our own code: a validator with the schema of OASIS, an XML parser. */
import { readFileSync } from 'node:fs'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { SaxesParser } from 'saxes'

/** The validator speaks draft 7, the schema draft 4: of what it uses only the name of `id` differs. */
const { id: _, ...schema } = JSON.parse(readFileSync('test/vendor/sarif-schema-2.1.0.json', 'utf8'))
const validate = new AjvJsonSchemaValidator().getValidator<SarifLog>(schema)

interface SarifLog {
  readonly runs: readonly [SarifRun]
}

interface SarifRun {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
  readonly results: readonly { readonly ruleId: string; readonly kind: string; readonly level: string }[]
}

/** Returns the only run. @throws when the log is not valid SARIF */
export function readSarif(log: unknown): SarifRun {
  const { valid, data, errorMessage } = validate(log)
  if (!valid) throw new Error(errorMessage)
  return data.runs[0]
}

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

/** Returns the root element. @throws when the text is not well-formed XML */
export function readXml(text: string): Element {
  const top: Element[] = []
  const open = [top]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const children: Element[] = []
    open.at(-1)?.push({ name, attributes: attributes as Record<string, string>, children })
    open.push(children)
  })
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  const [root] = top
  if (!root) throw new Error('no element')
  return root
}
