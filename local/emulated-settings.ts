/** Kept apart from the services, whose import takes nearly half a second of processor time. */

export const WEBHOOK_SECRET = 'whsec_local'

/** Settings that make the product use the services emulated at `url`, with rate limits too high to disturb. */
export function emulatedSettings(url: string): Record<string, string> {
  return {
    GEMINI_API_KEY: 'local',
    GEMINI_BASE_URL: `${url}/model`,
    STRIPE_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_BASE_URL: `${url}/stripe`,
    RESEND_API_KEY: 'local',
    RESEND_BASE_URL: `${url}/mail`,
    RATE_LIMITS: 'generous',
  }
}
