/** Services that are the same on Cloudflare and self-hosted. */
import { createGeminiFiles } from './adapters/gemini/files.ts'
import { createGeminiChecker } from './adapters/gemini/gemini.ts'
import { createOpenAiChecker, noProviderFiles } from './adapters/openai/openai.ts'
import { createStripePayments } from './adapters/stripe/stripe.ts'
import { randomIds, systemClock } from './adapters/system.ts'
import type { Settings } from './base/env.ts'
import type { Services } from './base/services.ts'

type Common = Pick<Services, 'settings' | 'payments' | 'checker' | 'providerFiles' | 'clock' | 'ids'>

export function commonServices(settings: Settings): Common {
  return {
    settings,
    payments: createStripePayments({
      key: settings.STRIPE_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      baseUrl: settings.STRIPE_BASE_URL,
      origin: settings.APP_ORIGIN,
    }),
    ...aiOf(settings),
    clock: systemClock,
    ids: randomIds,
  }
}

/** The configured AI: the operator's own model, or Gemini. */
export function aiOf(settings: Settings): Pick<Services, 'checker' | 'providerFiles'> {
  if (settings.OPENAI_BASE_URL) {
    const checker = createOpenAiChecker({
      baseUrl: settings.OPENAI_BASE_URL,
      model: settings.OPENAI_MODEL,
      secondModel: settings.OPENAI_SECOND_MODEL,
      apiKey: settings.OPENAI_API_KEY,
      context: settings.OPENAI_CONTEXT,
      pictures: settings.OPENAI_PICTURES === 'yes',
    })
    return { checker, providerFiles: noProviderFiles }
  }
  const gemini = { apiKey: settings.GEMINI_API_KEY, baseUrl: settings.GEMINI_BASE_URL }
  return {
    checker: createGeminiChecker({
      ...gemini,
      model: settings.GEMINI_MODEL,
      secondModel: settings.GEMINI_SECOND_MODEL,
    }),
    providerFiles: createGeminiFiles(gemini),
  }
}
