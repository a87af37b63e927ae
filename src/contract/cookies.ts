/** Cookies that server and browser both know by name. */

/** Readable by script; its value goes into the anti-forgery headers. */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/**
 * Set with the session and readable by script, so that static pages can link to the workspace. It proves nothing: the
 * session cookie alone does.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Set by the browser when signing out could not reach the server: the session cookie itself is out of its reach. */
export const SIGNED_OUT_COOKIE = 'signed-out'

/** Set by a browser whose user has finished the demo when the server could not be told; the server takes it away. */
export const DEMO_FINISHED_COOKIE = 'demo-finished'
