import { expect, test } from 'vitest'
import { unbuiltSettings } from '../../scripts/product/unbuilt-settings.ts'

const configuration = '[vars]\nANALYTICS_ID = "G-BUILT"\nSUPPORT_EMAIL = ""\n'

test('a setting of the prebuilt pages that only .dev.vars has is named at start', () => {
  expect(unbuiltSettings({ ANALYTICS_ID: 'G-OWN', SUPPORT_EMAIL: 'me@example.org' }, configuration)).toEqual([
    'ANALYTICS_ID',
    'SUPPORT_EMAIL',
  ])
  expect(unbuiltSettings({ ANALYTICS_ID: 'G-BUILT', OPERATOR: '', SECRET: 'x' }, configuration)).toEqual([])
})
