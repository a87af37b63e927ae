/** Readable by script, which copies its value into the anti-forgery headers. */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** Set with the session and readable by script, so that static pages can link to the workspace. Grants no access. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Set by the browser when sign-out could not reach the server, because script cannot delete the session cookie. */
export const SIGNED_OUT_COOKIE = 'signed-out'

/** Set by the browser when it could not report the finished demo to the server; the server clears it. */
export const DEMO_FINISHED_COOKIE = 'demo-finished'
