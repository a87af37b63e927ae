/** Under which name a tab's storage keeps the rule set made in the demo, on its way to the workspace. */
export const DEMO_RULE_SET_KEY = 'demoRuleSet'
