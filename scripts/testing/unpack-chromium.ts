/** Unpacks the npm package's Chromium into TMPDIR; run by chromium.ts. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
