/**
 * The only script of public pages, also loaded by all others: cookie banner, page views, notices, menu. No framework.
 */
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
