/** `npm start -- --model`: which settings it makes, and what it says. */
import { expect, it } from 'vitest'
import { modelArguments, modelHint, ownModelSettings } from '../../scripts/product/own-model.ts'
import { checkedWords } from '../../src/domain/results/finding-words.ts'
import { json, scriptedServer } from '../check/scripted-server.ts'

const models = json(200, { object: 'list', data: [{ id: 'qwen3:4b' }, { id: 'gemma3:12b' }] })

async function server(): Promise<string> {
  return `http://127.0.0.1:${(await scriptedServer([models])).port}`
}

it('takes the first model of the server, under /v1', async () => {
  const url = await server()
  const given = modelArguments(['--model', url])
  expect(await ownModelSettings(given)).toEqual({
    GEMINI_API_KEY: '',
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: 'qwen3:4b',
  })
})

it('takes the model named, and names those there are if it is missing', async () => {
  const url = await server()
  const named = modelArguments(['--model', `${url}/v1/`, '--model-name', 'gemma3:12b'])
  expect(await ownModelSettings(named)).toMatchObject({
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: 'gemma3:12b',
  })
  await expect(ownModelSettings({ model: url, 'model-name': 'x' })).rejects.toThrow(
    'It has: qwen3:4b, gemma3:12b.',
  )
})

it('changes nothing without --model', async () => {
  expect(await ownModelSettings(modelArguments(['--demo']))).toEqual({})
})

it.each([
  ['http://127.0.0.1:9', 'No model answers'],
  ['ollama', 'is no address'],
])('says what is wrong with %s', async (model, message) => {
  await expect(ownModelSettings({ model })).rejects.toThrow(message)
})

it('says in one line how to use a model that runs here, and nothing where none does', async () => {
  const url = await server()
  const hint = await modelHint('npm start', [['Ollama', url]])
  expect(hint).toContain(`npm start -- --model ${url} --model-name qwen3:4b`)
  expect(await modelHint('npm start', [['Ollama', 'http://127.0.0.1:9']])).toBe('')
})

it('the demo model’s results say once what it is', () => {
  expect(checkedWords({ checkedBy: 'emulated model' })).toContain("finds wordings, doesn't understand them")
  expect(checkedWords({ checkedBy: 'qwen3:8b' })).toBe('checked by qwen3:8b')
})
