/** The module that every page has, and public pages alone: cookie banner, page views after consent, notices, the menu. No framework. */
import { forgetDemoOnceLeft } from '../demo/storage.ts'
import { countPageView } from './analytics.ts'
import { showBarFor } from './bar-account.ts'
import { closeMenuOnFollow } from './bar-menu.ts'
import { startBanner } from './cookie-banner.ts'
import { showPendingNotices } from './pending-notices.ts'
import { consentGiven } from './stored-consent.ts'

forgetDemoOnceLeft()
showBarFor(document.cookie)
startBanner()
showPendingNotices()
closeMenuOnFollow()
if (consentGiven()) countPageView()
