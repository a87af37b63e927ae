/**
 * Under which name a tab's storage keeps the rule set made in the demo, on its way to the workspace. It must not begin
 * with "demo": those names are forgotten on leaving.
 */
export const DEMO_RULE_SET_KEY = 'ruleSetFromDemo'
