/** Unpacks the npm headless shell into TMPDIR; a process of its own, because others must not write there meanwhile. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
