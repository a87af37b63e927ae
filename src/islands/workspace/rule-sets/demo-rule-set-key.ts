/**
 * sessionStorage key of the demo's rule set, to be kept in the workspace. It must not begin with "demo": those keys are
 * cleared on leaving.
 */
export const DEMO_RULE_SET_KEY = 'ruleSetFromDemo'
