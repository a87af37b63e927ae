/** Under which name a tab's storage keeps the rule set made in the demo, on its way to the workspace. */
export const CARRIED_RULE_SET = 'carriedRuleSet'
