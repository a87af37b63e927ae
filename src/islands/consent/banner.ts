/** The one module of the public pages: cookie banner, page views after consent, notices carried here. No framework. */
import { countPageView } from './analytics.ts'
import { showCarriedNotices } from './carried-notices.ts'
import { startBanner } from './cookie-banner.ts'
import { consentGiven } from './stored-consent.ts'

startBanner()
showCarriedNotices()
if (consentGiven()) countPageView()
